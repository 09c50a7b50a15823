/** Writes as earlier builds left them on disks. They never change: a disk may still have one. */
const head = { version: 1, made: '2026-11-20T08:00:00.000Z', label: null }
const card = {
  id: 'trk_1',
  kind: 'track',
  slug: 'tidal',
  title: 'Tidal',
  lang: 'en',
  picture: { url: '/img/trk_1/300x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'FULL_TRACK_MUSIC',
  grading: 0,
}
/** One of each kind, with the request that each must become. */
export const storedWrites: [
  row: { call: string } & Record<string, unknown>,
  request: string,
  body: unknown,
][] = [
  [
    {
      ...head,
      key: '01HZX0000000000000000000A1',
      call: 'addLike',
      input: { params: { type: 'tracks', id: 'trk_1' } },
      subject: 'like:tracks:trk_1',
      label: 'Tidal',
      card,
    },
    'POST /api/like/tracks/trk_1',
    null,
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A2',
      call: 'removeLike',
      input: { params: { type: 'albums', id: 'alb_1' } },
      subject: 'like:albums:alb_1',
      label: 'Desert light',
      card: null,
    },
    'DELETE /api/like/albums/alb_1',
    null,
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A3',
      call: 'putRating',
      input: { body: { articleId: 'alb_1', deviceId: 'dev_1', score: 4, contentType: 'ALBUM' } },
      subject: 'rating:alb_1',
      label: 'Desert light',
    },
    'PUT /api/rating',
    { articleId: 'alb_1', deviceId: 'dev_1', score: 4, contentType: 'ALBUM' },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A4',
      call: 'addHistory',
      input: { params: { type: 'PLAY', id: 'trk_1' }, body: { contentType: 'FULL_TRACK_MUSIC' } },
      subject: 'played:trk_1',
    },
    'POST /api/user/history/PLAY/trk_1',
    { contentType: 'FULL_TRACK_MUSIC' },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A5',
      call: 'putPlayHistory',
      input: { params: { id: 'eps_1' }, body: { userCurrentPlaying: 61, contentType: 'PODCAST' } },
      subject: 'place:eps_1',
    },
    'PUT /api/user/history/PLAY/eps_1',
    { userCurrentPlaying: 61, contentType: 'PODCAST' },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A6',
      call: 'deletePlayHistory',
      input: { params: { id: 'trk_1' } },
      subject: 'played:trk_1',
      notBefore: '2026-11-20T08:00:08.000Z',
    },
    'DELETE /api/user/history/PLAY/trk_1',
    null,
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A7',
      call: 'clearPlayHistory',
      input: { query: { until: '2026-11-20T07:59:00.000Z' } },
      subject: 'history',
      notBefore: '2026-11-20T08:00:08.000Z',
    },
    'DELETE /api/user/history/PLAY?until=2026-11-20T07%3A59%3A00.000Z',
    null,
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A8',
      call: 'noteKept',
      input: {
        body: {
          came: [{ source: { kind: 'album', id: 'alb_1', title: 'Tidal' }, ids: ['trk_1'] }],
          went: [],
        },
      },
      subject: 'kept:1795161600000:0',
    },
    'POST /api/kept',
    { came: [{ source: { kind: 'album', id: 'alb_1', title: 'Tidal' }, ids: ['trk_1'] }], went: [] },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A9',
      call: 'selectUserTheme',
      input: { body: { alternatTheme: true } },
      subject: 'preference:selectUserTheme',
    },
    'PUT /api/user/selectUserTheme',
    { alternatTheme: true },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000B1',
      call: 'selectUserLang',
      input: { body: { selectedLang: 'ar' } },
      subject: 'preference:selectUserLang',
    },
    'PUT /api/user/selectUserLang',
    { selectedLang: 'ar' },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000B2',
      call: 'putParentalControl',
      input: { body: { isActive: true, maxRating: 10, maxAgeGroup: 6, seen: 3 } },
      subject: 'parental',
    },
    'PUT /api/parental-control',
    { isActive: true, maxRating: 10, maxAgeGroup: 6, seen: 3 },
  ],
]
