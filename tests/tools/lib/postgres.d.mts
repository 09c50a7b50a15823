export function isPostgresInstalled(): boolean
export function privatePostgres(): string | null
