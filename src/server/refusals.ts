/** Refusals as they leave the server: the code with its values, and the English sentence beside it for tools. */
import type { FastifyReply } from 'fastify';
import type { Refused } from '../online/api.ts';
import type { ServerRefusal } from '../online/refusals.ts';
import { refusalSentences } from '../online/words/index.ts';
import { SOURCE_LANGUAGE } from '../toolkit/speech.ts';
import { Unavailable } from './store/store.ts';

const say = await refusalSentences(SOURCE_LANGUAGE);

export const sentenceOf = (refusal: ServerRefusal): string => say.refuse(refusal);

/** A refusal in a message. */
export const spoken = (refusal: ServerRefusal) => ({ why: sentenceOf(refusal), refusal });

/** The body of a refusal over HTTP. */
export const bodyOf = (refusal: ServerRefusal): Refused => ({ error: sentenceOf(refusal), refusal });

export const refuse = (reply: FastifyReply, status: number, refusal: ServerRefusal): FastifyReply =>
  reply.code(status).send(bodyOf(refusal));

/** For libraries that refuse by an error. */
export class RefusedError extends Error {
  readonly statusCode: number;
  readonly refusal: ServerRefusal;

  constructor(statusCode: number, refusal: ServerRefusal) {
    super(sentenceOf(refusal));
    this.statusCode = statusCode;
    this.refusal = refusal;
  }
}

/** What a client is told when its request failed through no fault of its own. */
export const refusalFor = (error: unknown): ServerRefusal => ({
  code: error instanceof Unavailable ? 'unavailable' : 'ourFault',
});
