import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/**/tables.ts',
    './src/**/*-table.ts',
    './src/database/seeding.ts',
    './src/database/clock-guard.ts',
  ],
  out: './migrations',
  casing: 'snake_case',
});
