import { BackendError } from './backend-error.ts'

export interface FieldReason {
  field: string
  reason: string
}

const isFieldReason = (value: unknown): value is FieldReason =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'reason' in value &&
  typeof value.reason === 'string'

/** `details` is a list of field reasons, or one. */
export const fieldReasonsOf = (error: unknown): FieldReason[] =>
  error instanceof BackendError ? [error.details].flat().filter(isFieldReason) : []
