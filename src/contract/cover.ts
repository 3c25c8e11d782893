/** One picture of a game for lists, set-up and finished matches. It fills its box and is hidden from screen readers. */
export interface CoverModule {
  readonly Cover: (props: { readonly class?: string }) => unknown;
}
