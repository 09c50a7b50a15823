import type { Handlers } from '../../context.ts'
import { environmentOf } from './environment.usecases.ts'

export const environmentRoutes: Pick<Handlers, 'getEnvFile'> = {
  getEnvFile: ({ tenant }) => Promise.resolve(environmentOf(tenant)),
}
