/** `npm test`: everything, in the order in which it tells most for its time. */
import { freshResults, runSteps } from './lib/run.mjs'
import { budget, build, databaseSteps, fastSteps, spec, types } from './lib/steps.mjs'

freshResults()
await runSteps([...fastSteps, build, [types, budget], ...databaseSteps('', {}), spec])
