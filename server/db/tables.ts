/** The tables as Kysely sees them. Columns as in `migrations/`; jsonb is parsed by `pg`. */
import type { Generated, JSONColumnType } from 'kysely'
import type { DownloadSource } from '../../src/contract/download-notes.ts'
import type { PasskeyHolder, Transport } from '../../src/contract/passkeys.ts'
import type { Score } from '../../src/contract/ratings.ts'
import type { Picture } from '../../src/contract/shared.ts'
import type { SearchDoc } from '../../src/domain/search/rank.ts'

type Json<T extends object> = JSONColumnType<T>
export type Texts = Record<string, Partial<Record<string, string>>>

export interface Tables {
  item: {
    tenant: string
    id: string
    kind: string
    slug: string
    lang: string
    grading: number
    sort_title: string
    popularity: number
    released: Date | null
    picture: Json<Picture>
    texts: Json<Texts>
    data: Json<Record<string, unknown>>
  }
  relation: { tenant: string; parent: string; role: string; place: number; child: string }
  structure: { tenant: string; name: string; tree: Json<object> }
  /** `words` (a tsvector) and `grams` are queried in raw SQL only. */
  search_entry: { tenant: string; id: string; edition: number; doc: Json<SearchDoc> }
  word: { tenant: string; lang: string; key: string; value: string }
  redirect: { tenant: string; path: string; target: string }
  account: {
    tenant: string
    id: string
    uuid: string
    /** null where another identity provider has the address and password. */
    email: string | null
    password_hash: string | null
    name: string
    last_name: string
    information: Json<Record<string, unknown>>
    alternat_theme: boolean | null
    selected_lang: string | null
    parental: Json<{ isActive: boolean; maxRating: number | null; maxAgeGroup: number | null }>
    /** Of the parental password. */
    parental_hash: string | null
    parental_version: Generated<number>
    parental_loosened_version: Generated<number>
    parental_loosened_at: Date | null
    /** This and the next are of earlier versions: tries are in `login_try`. */
    failed_logins: Generated<number>
    locked_until: Date | null
    created: Date
  }
  login_try: {
    tenant: string
    account_hash: string
    source_hash: string
    failed: number
    locked_until: Date | null
    updated: Date
  }
  oidc_payload: {
    tenant: string
    model: string
    id: string
    payload: Json<Record<string, unknown>>
    grant_id: string | null
    user_code: string | null
    uid: string | null
    consumed: Date | null
    expires: Date | null
  }
  session: {
    tenant: string
    id: string
    account: string
    token_hash: string
    previous_hash: string | null
    previous_until: Date | null
    successor: string | null
    cookie_hash: string
    /** Identifies the session to the identity provider at logout. */
    id_token: string
    /** When the person proved who they are; null where the provider does not say. */
    auth_time?: Date | null
    /** Id of the device cookie, and the browser's `user-agent`. */
    device?: string | null
    user_agent?: string | null
    created: Date
    used: Date
    expires: Date
    ended: Date | null
    ended_why: string | null
  }
  password_reset: {
    tenant: string
    token_hash: string
    account: string
    /** Id of the event that requested the letter; null for links of earlier versions. */
    letter: string | null
    created: Date
    expires: Date
    used: Date | null
  }
  email_change: { tenant: string; account: string; email: string; created: Date; expires: Date }
  email_link: {
    tenant: string
    token_hash: string
    account: string
    email: string
    /** Id of the event that requested the letter. */
    letter: string
    created: Date
    expires: Date
  }
  /** Sessions of deleted accounts; no row names the account. */
  deleted_session: { tenant: string; session_hash: string; expires: Date }
  data_export: {
    tenant: string
    account: string
    lang: string
    requested: Date
    made: Date | null
    expires: Date | null
    /** JSON, packed by gzip; null until it is made. */
    content: Buffer | null
  }
  parental_try: { tenant: string; id: string; account: string; session: string; at: Date }
  parental_unlock: { tenant: string; account: string; session: string; at: Date }
  parental_code: {
    tenant: string
    account: string
    code_hash: string
    tries: Generated<number>
    expires: Date
  }
  passkey: {
    tenant: string
    id: string
    account: string
    host: string
    /** Id that its authenticator gave it. */
    credential: string
    public_key: string
    counter: number
    transports: Json<Transport[]>
    name: string | null
    holder: PasskeyHolder
    synced: boolean
    created: Date
    used: Date | null
    /** Since when its counter has gone backwards. */
    refused: Date | null
  }
  passkey_challenge: {
    tenant: string
    purpose: 'add' | 'confirm' | 'login'
    bound_to: string
    host: string
    challenge: string
    expires: Date
  }
  likes: { tenant: string; account: string; type: string; item: string; created: Date }
  history: {
    tenant: string
    account: string
    type: string
    item: string
    content_type: string
    position: number
    updated: Date
  }
  device: { tenant: string; id: string; attributes: Json<Record<string, unknown>>; seen: Date }
  kept: {
    tenant: string
    account: string
    device: string
    item: string
    source: Json<DownloadSource>
    at: Date
  }
  listening: {
    tenant: string
    id: string
    ticket: string
    account: string
    item: string
    at: Date
    seconds: number
    max_seconds: number
    offline: boolean
    partial: boolean
    preview: Generated<boolean>
  }
  subscription: {
    tenant: string
    id: number
    account: string
    type_id: number
    state: string
    sub_state: string | null
    end_date: Date | null
    next_renewal: Date | null
    /** The column is added together with the renewals that write it. */
    grace_until?: Date | null
  }
  idempotency: {
    tenant: string
    who: string
    key: string
    request_hash: string
    status: number | null
    answer: Json<object> | null
    created: Date
  }
  article_read: { tenant: string; item: string; reads: number }
  rating: {
    tenant: string
    item: string
    account: string
    score: Score
    device: string
    updated: Date
  }
  seed: { tenant: string; version: number; at: Date }
  outbox: {
    tenant: string
    id: string
    name: string
    payload: Json<object>
    event_key: string | null
    created: Date
    due: Date
    attempts: Generated<number>
    sent: Date | null
    failed: Date | null
  }
  /** Of the server, not of a tenant; the tenants' database role may not read it. */
  job: { name: string; due: Date; lease_until: Date | null; owner: string | null }
}
