/** The suites that touch the database, once more on the PostgreSQL that `TEST_DATABASE_URL` names. */
import { runSteps } from './lib/run.mjs'
import { databaseSteps } from './lib/steps.mjs'

if (!process.env['TEST_DATABASE_URL']) throw new Error('TEST_DATABASE_URL names no database')
await runSteps(databaseSteps(' on PostgreSQL', { TEST_DATABASE_URL: process.env['TEST_DATABASE_URL'] }))
