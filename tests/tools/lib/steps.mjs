import { playwright, tool, vitest } from './run.mjs'

export const fastSteps = [
  [tool('format', 'prettier', ['--check', '--log-level', 'warn', '.']), tool('types', 'tsc', ['-b'])],
  tool('lint and layers', 'node', ['tests/tools/lint.mjs']),
  vitest('unit', ['unit']),
  vitest('repo', ['repo']),
]

/** The suites that run on both databases. */
export const databaseSteps = (label, env) => [
  vitest(`contract${label}`, ['contract'], env),
  playwright(`e2e${label}`, [], env),
]

export const build = tool('build', 'node', ['server/build.mjs'])
export const budget = { ...tool('budget', 'node', ['tests/tools/budget.mjs']), show: true }
export const spec = { ...tool('spec', 'node', ['tests/tools/spec.mjs', '--kept']), show: true }
