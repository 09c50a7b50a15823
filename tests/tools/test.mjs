/** `npm test`: everything, the most informative steps for their time first. */
import { freshResults, runSteps } from './lib/run.mjs'
import { budget, build, databaseSteps, fastSteps, spec, types } from './lib/steps.mjs'

freshResults()
await runSteps([...fastSteps, build, [types, budget], ...databaseSteps('', {}), spec])
