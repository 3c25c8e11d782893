import { defineConfig } from 'vite';
import { webConfig } from './scripts/lib/config.mjs';

export default defineConfig(webConfig);
