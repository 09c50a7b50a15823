import { describe, expect, it } from 'vitest'
import { recordsTable } from '../lib/open-store.ts'
import {
  answersTable,
  buildOfCache,
  cacheNames,
  channels,
  databases,
  localKeys,
  locks,
} from './storage-names.ts'
import { tabKeys } from './tab-keys.ts'

type Names = Readonly<Record<string, (first: string, second: string) => string>>
const namesIn = (table: Names) => Object.values(table).map((nameOf) => nameOf('A', 'B'))

/** Each as earlier builds wrote it: a change here loses users' data. */
describe('the names on disks', () => {
  it('of databases and their tables are what they always were', () => {
    expect(namesIn(databases)).toEqual([
      'queries:A',
      'queries:A',
      'outbox:A',
      'kept:A',
      'kept-bytes:A',
      'kept-key:A',
      'player:A',
      'queues:A',
      'seen:A',
      'reading:A',
      'reports:A',
      'worker-facts:A',
    ])
    expect([answersTable, recordsTable]).toEqual(['queries', 'rows'])
  })
  it('in local storage are what they always were', () => {
    expect(namesIn(localKeys)).toEqual([
      'boot:A:B',
      'alias:A:B',
      'session:A',
      'ending:A',
      'intention:A',
      'taps:A',
      'clock:A',
      'clock-fault:A',
      'kept-note:A',
      'persist-asked:A',
      'place:A',
      'preferences:A',
      'keys:A',
      'line:A',
      'wifi:A',
      'keeps-next:A',
      'part-order:A',
      'speed:A',
      'loudness:A',
      'sound:A',
      'film-volume:A',
      'film-quality:A',
      'film-captions:A',
      'film-speed:A',
      'reading-look:A',
      'viewedStories:A',
      'arrivals:A',
      'riwaq:A:visits',
      'recentSearch',
      'currentTrackTime',
      'analyticsConsent',
      'tenantTrackingScriptsLoaded',
    ])
  })
  it('in the storage of a tab are what they always were', () => {
    expect(namesIn(tabKeys)).toEqual([
      'riwaq:A:scroll',
      'riwaq:A:version-reload',
      'riwaq:A:unauthorized',
      'chunk-reload:A',
      'went-on:A:B',
      'cut-off:A',
      'prepared-play:A',
      'drafts:A',
      'redeeming:A',
      'film',
      'marketingCampaign',
      'clickId',
      'loginOptionsObject',
      'upgradeTo',
    ])
  })
  it('of caches are what they always were, and tell their build', () => {
    const names = cacheNames('riwaq.example', 'b1')
    expect(Object.values(names)).toEqual([
      'riwaq-riwaq.example-shell-b1',
      'riwaq-riwaq.example-pages-b1',
      'riwaq-riwaq.example-extra-b1',
      'riwaq-riwaq.example-fonts',
      'riwaq-riwaq.example-pictures',
    ])
    expect(Object.values(names).map(buildOfCache)).toEqual(['b1', 'b1', 'b1', null, null])
  })
})

it('recent searches and both consents lie in local storage, campaign, login option and plan in the tab [AMBIG-120]', () => {
  const { recentSearches, analyticsConsent, trackingLoaded } = localKeys
  expect(namesIn({ recentSearches, analyticsConsent, trackingLoaded })).toEqual([
    'recentSearch',
    'analyticsConsent',
    'tenantTrackingScriptsLoaded',
  ])
  const { upgradeTarget, marketingCampaign, loginOptions } = tabKeys
  expect(namesIn({ upgradeTarget, marketingCampaign, loginOptions })).toEqual([
    'upgradeTo',
    'marketingCampaign',
    'loginOptionsObject',
  ])
})

describe('the names that two builds share', () => {
  it('of locks are what they always were', () => {
    expect(namesIn(locks)).toEqual([
      'speaker:A',
      'tab:A:B',
      'outbox:A',
      'outbox:A:offer:B',
      'kept:A',
      'reports:A',
      'refresh:A',
    ])
  })
  it('of channels are what they always were', () => {
    expect(namesIn(channels)).toEqual(['session:A', 'age-ceiling:A', 'player:3:A', 'outbox:A', 'kept:A'])
  })
})
