/**
 * Every table whose rows name an account. The data export and the deletion of an account go through this list; the
 * compiler names a table that is missing here, and a test names a column that is neither described nor withheld.
 */
import type { Tables } from '../../db/tables.ts'

type AccountTable = {
  [Table in keyof Tables]: 'account' extends keyof Tables[Table] ? Table : never
}[keyof Tables]

type Column<Table extends keyof Tables> = Exclude<keyof Tables[Table], 'tenant' | 'account'> & string
type Texts<Table extends keyof Tables> = { readonly [Name in Column<Table>]?: string }

interface ExportedTable<Table extends keyof Tables> {
  readonly section: string
  readonly about: string
  readonly columns: Texts<Table>
  readonly withheld?: Texts<Table>
  readonly newestBy: Column<Table>
}
/** Why the export has nothing of the table; its rows go with the account all the same. */
interface LeftOutTable {
  readonly leftOut: string
}

const secret = 'It is half of a proof that opens the account.'

export const accountTables: { readonly [Table in AccountTable]: ExportedTable<Table> | LeftOutTable } = {
  session: {
    section: 'sessions',
    about: 'Where you are or were signed in. Ended sessions are deleted after a while.',
    columns: {
      created: 'When you signed in.',
      used: 'When the session was used last.',
      expires: 'When it ends by itself.',
      ended: 'When it ended; null while it is open.',
      ended_why: 'Why it ended.',
      auth_time: 'When you last confirmed who you are, as the identity provider says.',
      device: 'Number of the browser, from its device cookie.',
      user_agent: 'What the browser says it is.',
    },
    withheld: {
      id: secret,
      token_hash: secret,
      previous_hash: secret,
      previous_until: 'It belongs to the proof.',
      successor: secret,
      cookie_hash: secret,
      id_token: secret,
    },
    newestBy: 'created',
  },
  likes: {
    section: 'favourites',
    about: 'What you marked as a favourite or follow.',
    columns: { type: 'Which list it is in.', item: 'Id of the item.', created: 'When you marked it.' },
    newestBy: 'created',
  },
  history: {
    section: 'history',
    about: 'What you played, watched, read or opened, and how far you came.',
    columns: {
      type: 'Which history it is in.',
      item: 'Id of the item.',
      content_type: 'What kind of content it is.',
      position: 'Where you stopped, in seconds.',
      updated: 'When you were there last.',
    },
    newestBy: 'updated',
  },
  rating: {
    section: 'ratings',
    about: 'The stars you gave.',
    columns: {
      item: 'Id of the item.',
      score: 'Stars, 1 to 5.',
      device: 'Number of the browser you rated in.',
      updated: 'When you rated it.',
    },
    newestBy: 'updated',
  },
  listening: {
    section: 'listening',
    about: 'Reports of how long something was heard, by which artists are counted.',
    columns: {
      item: 'Id of the item.',
      at: 'When it was heard.',
      seconds: 'Seconds that were heard.',
      max_seconds: 'Seconds that could be heard.',
      offline: 'Whether it was heard from a download.',
      partial: 'Whether more reports of the same playback follow.',
      preview: 'Whether it was a preview.',
    },
    withheld: { id: 'It only tells reports apart.', ticket: 'It only tells playbacks apart.' },
    newestBy: 'at',
  },
  subscription: {
    section: 'plans',
    about: 'Your plans.',
    columns: {
      id: 'Number of your subscription.',
      type_id: 'Number of the plan.',
      state: 'ACTIVE, INACTIVE, REQUESTED or CANCELED.',
      sub_state: 'PENDING while a payment is open.',
      end_date: 'When it ends; null while it goes on.',
      next_renewal: 'When it renews.',
    },
    newestBy: 'id',
  },
  kept: {
    section: 'downloads',
    about: 'What you downloaded, and on which device.',
    columns: {
      device: 'Number of the browser.',
      item: 'Id of the item.',
      source: 'The album, playlist or list it was downloaded from.',
      at: 'When you downloaded it.',
    },
    newestBy: 'at',
  },
  password_reset: {
    section: 'passwordLinks',
    about: 'Links to a new password that you requested.',
    columns: {
      created: 'When you requested it.',
      expires: 'Until when it opens.',
      used: 'When it was used; null if it was not.',
    },
    withheld: { token_hash: secret, letter: 'It only names the email that has the link.' },
    newestBy: 'created',
  },
  passkey: {
    section: 'passkeys',
    about: 'Passkeys that sign in to your account. The secret half never leaves your device.',
    columns: {
      host: 'The address it works at.',
      name: 'The name you gave it.',
      holder: 'What keeps it.',
      synced: 'Whether it is copied to your other devices.',
      transports: 'How a device reaches it.',
      counter: 'How often it was used, where it counts that.',
      created: 'When you added it.',
      used: 'When it was used last.',
      refused: 'Since when it is refused, because it may have been copied.',
    },
    withheld: {
      id: 'It only tells passkeys apart.',
      credential: 'Its number at the device that keeps it.',
      public_key: 'It checks signatures and says nothing about you.',
    },
    newestBy: 'created',
  },
  email_change: {
    section: 'emailChange',
    about: 'A new email address that waits for its confirmation.',
    columns: {
      email: 'The new address.',
      created: 'When you entered it.',
      expires: 'Until when it can be confirmed.',
    },
    newestBy: 'created',
  },
  email_link: {
    section: 'emailLinks',
    about: 'Links that confirm a new email address.',
    columns: {
      email: 'The address that the link was sent to.',
      created: 'When it was sent.',
      expires: 'Until when it opens.',
    },
    withheld: { token_hash: secret, letter: 'It only names the email that has the link.' },
    newestBy: 'created',
  },
  parental_try: { leftOut: 'Counts wrong parental passwords for an hour.' },
  parental_unlock: { leftOut: 'Notes for five minutes that the parental password was entered.' },
  parental_code: { leftOut: 'Half of a proof that resets the parental password, for fifteen minutes.' },
  data_export: { leftOut: 'It is the export itself.' },
}

/** Of the account itself; `parental` has a section of its own. */
export const accountColumns = {
  section: 'profile',
  about: 'Your account and what you told about yourself.',
  columns: {
    id: 'Number of your account.',
    uuid: 'Number of your account at the identity provider.',
    email: 'Your email address; null where another provider keeps it.',
    name: 'First name.',
    last_name: 'Last name.',
    information: 'Further details that you entered.',
    alternat_theme: 'Whether you chose the other theme; null before any choice.',
    selected_lang: 'The language you chose; null before any choice.',
    created: 'When the account was created.',
  },
  withheld: {
    password_hash: secret,
    parental_hash: secret,
    parental_version: 'It only tells the order of changes.',
    parental_loosened_version: 'It only tells the order of changes.',
    parental_loosened_at: 'It only tells the order of changes.',
    parental: 'It is the section parentalControl.',
    failed_logins: 'Earlier versions counted wrong passwords in it.',
    locked_until: 'Earlier versions counted wrong passwords in it.',
  },
} as const satisfies {
  section: string
  about: string
  columns: { readonly [Name in keyof Tables['account']]?: string }
  withheld: { readonly [Name in keyof Tables['account']]?: string }
}
