/**
 * `npm run attack [-- inputs]`: every call of the contract with 5,000 hostile inputs, by every identity for every kind of id,
 * by a child, with tokens that are none, in floods; the addresses of the login and of the route table, and the time of
 * their answers. `npm test` does the same with fewer; SEED chooses other inputs.
 */
import { freshResults, runSteps, vitest } from './lib/run.mjs'

const inputs = process.argv[2] ?? '5000'
freshResults()
await runSteps([
  { ...vitest('attack', ['contract'], { ATTACK: inputs }, ['attack-', 'return-addresses']), show: true },
])
