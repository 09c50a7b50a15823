/** `node tests/tools/lint.mjs`: oxlint with the project's rules. Layers and cycles are held by `tests/repo/imports.test.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './lib/run.mjs'

const config = {
  plugins: ['typescript', 'react', 'import', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'warn' },
  env: { es2024: true },
  ignorePatterns: ['dist', 'data', 'node_modules'],
  rules: {
    'import/no-cycle': 'error',
    'no-duplicate-imports': 'error',
    'import/no-default-export': 'off',
    // `?worker&url` names a file's address, which no file exports; the types know.
    'import/default': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'no-empty': ['error', { allowEmptyCatch: false }],
    'no-console': 'off',
    'no-debugger': 'error',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'promise/always-return': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'no-underscore-dangle': 'off',
    // A loaded screen answers as a synchronous thenable, so that no fallback flashes.
    'unicorn/no-thenable': 'off',
    // The screen of a route is looked up in a table.
    'react/static-components': 'off',
    'react/hooks': 'off',
    'no-unmodified-loop-condition': 'off',
    'no-useless-concat': 'off',
    'no-shadow': 'off',
    'import/no-named-as-default': 'off',
    // What only the browser knows is shown after hydration, by a state that an effect sets.
    'react/set-state-in-effect': 'off',
    'oxc/no-map-spread': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', { max: 400 }],
  },
  overrides: [
    {
      files: ['src/**', 'sw/**', 'server/**'],
      rules: { 'max-lines-per-function': ['error', { max: 80, IIFEs: true }] },
    },
    // A suite of tests is one call, as long as its table.
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'max-lines-per-function': 'off' },
    },
    // Playwright reads a fixture's needs from its pattern, which may be empty.
    {
      files: ['tests/**/*.ts'],
      rules: {
        'no-empty-pattern': 'off',
        'react-hooks/rules-of-hooks': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
  ],
}

// At the root, because patterns of overrides are relative to the file; written at each run, never committed.
const file = join(root, '.oxlintrc.json')
writeFileSync(file, JSON.stringify(config, null, 1))
const folders = ['src', 'sw', 'server', 'tests'].map((folder) => join(root, folder))
// One line per finding when the output is piped; in CI the long form would contain colours.
const format = process.env['CI'] ? ['--format=unix'] : []
const { code, output } = await run('oxlint', ['-c', file, '--deny-warnings', ...format, ...folders])
process.stdout.write(output.slice(-20_000))
process.exitCode = code
