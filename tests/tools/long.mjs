/**
 * `npm run long`: kill loops, every page under axe, and the pictures. The same tests run in a short form with
 * `npm test`; LONG makes them long.
 */
import { playwright, runSteps, tool, vitest } from './lib/run.mjs'
import { build } from './lib/steps.mjs'

const long = { LONG: '1' }
await runSteps([
  build,
  { ...vitest('kill loops', ['contract'], long, ['kill']), show: true },
  { ...playwright('axe and journeys', ['axe', 'journey', 'install'], long), show: true },
  {
    ...tool('pictures', 'node', ['tests/tools/pictures.mjs', 'node_modules/.cache/riwaq/pictures']),
    show: true,
  },
])
