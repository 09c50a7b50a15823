import { playwright, tool, vitest } from './run.mjs'

export const types = tool('types', 'tsc', ['-b', '--checkers', '2', '--builders', '1'])
export const build = tool('build', 'node', ['server/build.mjs'])

export const fastSteps = [
  tool('format', 'oxfmt', ['--check', '.']),
  tool('lint', 'node', ['tests/tools/lint.mjs']),
  vitest('unit', ['unit']),
  vitest('repo', ['repo']),
]

/** The suites that run on both databases. */
export const databaseSteps = (label, env) => [
  vitest(`contract${label}`, ['contract'], env),
  playwright(`e2e${label}`, [], env),
]

export const budget = { ...tool('budget', 'node', ['tests/tools/budget.mjs']), show: true }
export const spec = { ...tool('spec', 'node', ['tests/tools/spec.mjs', '--lists-only']), show: true }
