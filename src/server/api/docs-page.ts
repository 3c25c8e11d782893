/** The page about the API: made of its document alone, without scripts, and every text in it is text. */
import { pageWords as say } from './words.ts';

interface Form {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Form>>;
  readonly required?: readonly string[];
  readonly items?: Form;
  readonly anyOf?: readonly Form[];
  readonly enum?: readonly string[];
  readonly const?: string;
}
interface Carried {
  readonly content?: { readonly 'application/json'?: { readonly schema?: Form } };
}
interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly requestBody?: Carried;
  readonly parameters?: readonly {
    readonly name: string;
    readonly schema?: Form;
    readonly description?: string;
  }[];
  readonly responses?: Readonly<Record<string, Carried & { readonly description?: string }>>;
}
export interface OpenApi {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export function docsPage({ info, paths }: OpenApi): string {
  const sections = Object.entries(paths).flatMap(([path, ways]) =>
    Object.entries(ways).map(([method, operation]) => section(method.toUpperCase(), path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<facts charset="utf-8">
<facts name="viewport" content="width=device-width">
<title>${asText(say.title(info.title))}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/docs.css">
<main>
<h1>${asText(say.title(info.title))}</h1>
<p>${asText(info.description ?? '')}</p>
<p>${asText(say.refusals)} <a href="/api/openapi.json">${asText(say.document)}</a></p>
${sections.join('\n')}
</main>
</html>
`;
}

function section(method: string, path: string, operation: Operation): string {
  const {
    summary = '',
    description = '',
    security,
    requestBody,
    parameters = [],
    responses = {},
  } = operation;
  const asked = requestBody?.content?.['application/json']?.schema;
  const given = responses['200']?.content?.['application/json']?.schema;
  return `<section>
<h2><code><b>${asText(method)}</b> ${asText(path)}</code> ${asText(summary)}</h2>
<p>${asText(description)}${security ? ` <em>${asText(say.token)}</em>` : ''}</p>
${
  parameters.length > 0
    ? table(
        say.inAddress,
        parameters.map(({ name, schema, description: told }) =>
          row(name, { ...(told ? { description: told } : {}), ...schema }, true),
        ),
      )
    : ''
}
${asked ? fields(say.asked, asked) : ''}${given ? fields(say.given, given) : ''}
</section>`;
}

function fields(title: string, form: Form): string {
  const { properties = {}, required = [] } = form.items ?? form;
  const rows = Object.entries(properties).map(([name, one]) => row(name, one, required.includes(name)));
  if (rows.length === 0) return form.description ? `<p>${asText(`${title}: ${form.description}.`)}</p>` : '';
  return table(form.items ? say.listOf(title) : title, rows);
}

const table = (title: string, rows: readonly string[]): string =>
  `<table><caption>${asText(title)}</caption><tbody>${rows.join('')}</tbody></table>`;

function row(name: string, form: Form, always: boolean): string {
  // A description says what would be right; a list of values says more.
  const kind = form.description && !form.enum ? '' : kindOf(form);
  const told = [kind, form.description].filter(Boolean).join(': ');
  const sometimes = always ? '' : ` <em>${asText(say.sometimes)}</em>`;
  return `<tr><th scope="row"><code>${asText(name)}</code>${sometimes}</th><td>${asText(told)}</td></tr>`;
}

/** In words, one level deep: the document has the rest. */
function kindOf({ type, items, enum: values, anyOf, const: only, properties }: Form): string {
  if (values) return values.map((value) => `"${value}"`).join(say.or);
  if (only !== undefined) return `"${only}"`;
  if (items) return say.list(kindOf(items));
  if (anyOf) return anyOf.map(kindOf).join(say.or);
  if (properties) return `{ ${Object.keys(properties).join(', ')} }`;
  return say.kinds[type ?? ''] ?? '';
}

function asText(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

export const docsStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f8fc, #101a28); color: light-dark(#17263a, #dfe9f5); }
main { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; }
h2 { font-size: 1.05rem; margin: 0; }
h2 code { display: inline-block; margin-right: .5rem; padding: .1rem .5rem; border-radius: .4rem; background: light-dark(#dcebfa, #1d3350); }
section { margin-top: 1rem; padding: 1rem; border-radius: .8rem; background: light-dark(#fff, #172436); overflow-x: auto; }
section p { margin: .5rem 0; }
a { color: inherit; }
code { font: .95em ui-monospace, monospace; }
em { font-style: normal; font-size: .85em; opacity: .8; }
table { border-collapse: collapse; width: 100%; margin-top: .75rem; font-size: .92rem; }
caption { text-align: left; font-weight: 600; padding-bottom: .25rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-top: 1px solid light-dark(#e1eaf3, #26384f); }
th { width: 7rem; font-weight: 400; }
`;
