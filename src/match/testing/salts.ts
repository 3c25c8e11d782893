/** Salts for tests: the same for the same words. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sealOf } from '../fair.ts';

export const saltFrom = (words: string): string => bytesToHex(sha256(utf8ToBytes(words)));
export const sealFrom = (words: string): string => sealOf(saltFrom(words));
