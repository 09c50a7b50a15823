/** `npm run check`: the fast half of the tests; it needs no build and no browser. */
import { freshResults, runSteps } from './lib/run.mjs'
import { fastSteps, types } from './lib/steps.mjs'

freshResults()
await runSteps([types, ...fastSteps])
