// Plants one fault while the code is loaded, without a copy of it: `node --import ./faults/mutants/plant.mjs faults/run.ts …`, with the
// fault in MUTANT as JSON. Where its text is not found exactly once, the process ends with the status 3.
import { registerHooks } from 'node:module';
import process from 'node:process';

const { file, find, replace } = JSON.parse(process.env['MUTANT'] ?? '{}');

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (typeof file !== 'string' || !url.endsWith(file)) return loaded;
    const source = new TextDecoder().decode(
      typeof loaded.source === 'string' ? Buffer.from(loaded.source) : loaded.source,
    );
    if (source.split(find).length !== 2) {
      process.stderr.write(`${file} has not exactly one: ${find}\n`);
      process.exit(3);
    }
    process.stderr.write('planted\n');
    return { ...loaded, source: source.replace(find, () => replace) };
  },
});
