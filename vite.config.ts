import { defineConfig } from 'vite';
import { webConfig } from './scripts/build/config.mjs';

export default defineConfig(webConfig);
