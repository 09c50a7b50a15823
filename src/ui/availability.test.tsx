import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  type AvailabilityCheck,
  AvailabilityProvider,
  ListedEntriesProvider,
  unavailableReasonId,
} from './availability.ts'
import { Button, ButtonLink } from './Button.tsx'
import { Card } from './Card.tsx'
import { MoreButton } from './MoreButton.tsx'
import { Row } from './Rows.tsx'
import { TrackRow } from './TrackRow.tsx'

const item = {
  shape: 'square',
  picture: { url: '/img/a/300x0.webp', colours: ['#112233'] },
  title: 'Tidal',
  kind: 'Album',
} as const
const track = {
  title: 'Tidal',
  stateLabel: '',
  playLabel: 'Play Tidal',
  onPlay: () => undefined,
} as const
const page = (
  <>
    <Card {...item} to="/seen" />
    <Row {...item} to="/unseen" />
    <TrackRow {...track} state="idle" plays="trk_1" />
    <ButtonLink to="/login" needsConnection>
      Sign in
    </ButtonLink>
    <Button>Play</Button>
    <MoreButton load={() => undefined} isLoading={false} label="Show more" />
  </>
)
const onlySeen: AvailabilityCheck = (address) => address === '/seen'
const htmlWith = (check: AvailabilityCheck | null, filter?: { isFiltered: boolean; hidden?: string[] }) => {
  const listed = {
    register: () => () => undefined,
    isFiltered: filter?.isFiltered ?? false,
    stillHidden: filter?.hidden ? new Set(filter.hidden) : null,
  }
  return renderToStaticMarkup(
    <AvailabilityProvider value={check}>
      <ListedEntriesProvider value={listed}>{page}</ListedEntriesProvider>
    </AvailabilityProvider>,
  )
}
const count = (html: string, text: string) => html.split(text).length - 1

describe('cards, rows and buttons', () => {
  it('say nothing about availability while online, as the server renders them', () => {
    const html = renderToStaticMarkup(page)
    for (const mark of ['data-available', 'data-hidden', 'data-quiet', unavailableReasonId])
      expect(html).not.toContain(mark)
    expect(htmlWith(null)).toBe(html)
  })
  it('are marked and described where they are unavailable, and only there', () => {
    const html = htmlWith(onlySeen)
    expect(html).toMatch(/<a [^>]*data-available="true"[^>]*href="\/seen"/)
    expect(html).toMatch(/<li [^>]*data-available="false"[^>]*><a [^>]*away-reason[^>]*href="\/unseen"/)
    expect(count(html, 'data-available="false"')).toBe(2)
    expect(html).toMatch(/<a data-quiet="true" [^>]*away-reason[^>]*href="\/login"/)
    expect(count(html, 'data-quiet="true"')).toBe(2)
    expect(count(html, unavailableReasonId)).toBe(4)
  })
  it('are hidden where only what is available is shown, with the button that would load more', () => {
    const html = htmlWith(onlySeen, { isFiltered: true })
    expect(count(html, 'data-hidden="true"')).toBe(2)
    expect(count(html, 'data-hidden="false"')).toBe(1)
    expect(html).toContain('data-more="true" hidden=""')
  })
  it('stay hidden after the connection is back, and nothing is grey', () => {
    const html = htmlWith(null, { isFiltered: false, hidden: ['/unseen'] })
    expect(count(html, 'data-hidden="true"')).toBe(1)
    expect(html).not.toContain('data-available')
    expect(html).not.toContain(unavailableReasonId)
  })
  it('that play stay available while they play', () => {
    const playing = <TrackRow {...track} state="playing" plays="trk_1" />
    const html = renderToStaticMarkup(<AvailabilityProvider value={onlySeen}>{playing}</AvailabilityProvider>)
    expect(html).toContain('data-available="true"')
  })
})
