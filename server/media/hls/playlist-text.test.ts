import { describe, expect, it } from 'vitest'
import { pathInFolder, readPlaylist } from './playlist-text.ts'

const written = (lines: readonly string[], from: readonly string[] = []) => {
  const playlist = readPlaylist(['#EXTM3U', ...lines].join('\n'), from)
  return typeof playlist === 'string'
    ? playlist
    : playlist
        .write((path) => `<${path}>`)
        .split('\n')
        .slice(1)
}

describe('a playlist of an operator', () => {
  it.each<[what: string, line: string, written: string]>([
    ['a segment', 'one.ts', '<480/one.ts>'],
    ['a segment beside its folder', '../sound/one.aac', '<sound/one.aac>'],
    ['a name with spaces and signs', 'Teil%201%20%23.m4s', '<480/Teil 1 #.m4s>'],
    ['a query, which a file has none of', './one.ts?v=2#t=3', '<480/one.ts>'],
    [
      'the head of its segments',
      '#EXT-X-MAP:URI="head.mp4",BYTERANGE="7@0"',
      '#EXT-X-MAP:URI="<480/head.mp4>",BYTERANGE="7@0"',
    ],
    [
      'a key',
      '#EXT-X-KEY:METHOD=AES-128,URI="../a.key",IV=0x1',
      '#EXT-X-KEY:METHOD=AES-128,URI="<a.key>",IV=0x1',
    ],
    [
      'another sound',
      '#EXT-X-MEDIA:TYPE=AUDIO,NAME="a,URI=b",GROUP-ID="s",URI="en/a.m3u8",LANGUAGE="en"',
      '#EXT-X-MEDIA:TYPE=AUDIO,NAME="a,URI=b",GROUP-ID="s",URI="<480/en/a.m3u8>",LANGUAGE="en"',
    ],
    ['a tag without an address', '#EXT-X-BYTERANGE:75232@0', '#EXT-X-BYTERANGE:75232@0'],
    ['a title', '#EXTINF:4.0,URI="/etc/passwd"', '#EXTINF:4.0,URI="/etc/passwd"'],
    ['a remark', '# as.exported', '# as.exported'],
  ])('has each address written anew: %s', (_what, line, expected) => {
    expect(written([line, 'last.ts'], ['480'])).toEqual([expected, '<480/last.ts>'])
  })
  it('is written without subtitles, which it lists by language', () => {
    const text = [
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en-US",URI="en/list.m3u8"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Signs",LANGUAGE="ar",FORCED=YES,URI="signs.m3u8"',
      '#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="s"',
      'a.m3u8',
    ]
    const playlist = readPlaylist(text.join('\n'), [])
    if (typeof playlist === 'string') throw new Error(playlist)
    expect(playlist.subtitles).toEqual([
      { lang: 'en', path: 'en/list.m3u8' },
      { lang: '', path: 'signs.m3u8' },
    ])
    expect(playlist.write((path) => path)).toBe('#EXTM3U\n\n\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8')
  })
  it('lists what it names', () => {
    const playlist = readPlaylist('\uFEFF#EXTM3U\r\n#EXT-X-MAP:URI="a.mp4"\r\n#EXTINF:4,\r\nb/c.m4s\r\n', [])
    expect(playlist).toMatchObject({ named: ['a.mp4', 'b/c.m4s'] })
  })

  it.each<[what: string, line: string]>([
    ['upwards', '../one.ts'],
    ['upwards in the middle', 'a/../../one.ts'],
    ['upwards, encoded', '%2e%2e/one.ts'],
    ['with an encoded slash', '..%2fone.ts'],
    ['with a backslash', '..\\one.ts'],
    ['with an encoded NUL', 'one.ts%00.ts'],
    ['with a broken encoding', '%zz.ts'],
    ['to the root', '/etc/one.ts'],
    ['to another host', '//cdn.example/one.ts'],
    ['with a scheme', 'https://cdn.example/one.ts'],
    ['to a file of the disk', 'file:///etc/one.ts'],
    ['to a hidden file', '.secret/one.ts'],
    ['to itself', './'],
    ['with an endless name', `${'a'.repeat(300)}.ts`],
    ['in a tag', '#EXT-X-MAP:URI="../one.mp4"'],
    ['to a key server', '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://key"'],
    ['to other servers', '#EXT-X-CONTENT-STEERING:SERVER-URI="https://a.example/steer.json"'],
    ['to advertising', '#EXT-X-DATERANGE:ID="ad",X-ASSET-URI="https://a.example/ad.m3u8"'],
  ])('is refused where an address leads out of its folder: %s', (_what, line) => {
    expect(written(['one.ts', line])).toBe('its line 3 leads out of its folder')
  })
  it.each<[what: string, text: string, reason: string]>([
    ['something else', 'hello', 'it is no playlist'],
    ['bytes', '#EXTM3U\n\0\u0001', 'its line 2 is no text'],
    ['a page', '#EXTM3U\nindex.html', 'its line 2 names a file of an unknown type'],
    ['a property of all objects', '#EXTM3U\na.constructor', 'its line 2 names a file of an unknown type'],
    [
      'variables',
      '#EXTM3U\n#EXT-X-DEFINE:NAME="a",VALUE="b"',
      'its line 2 defines variables, which are not supported',
    ],
    ['half a list', '#EXTM3U\n#EXTINF:4,\na.ts\n#EXTINF:4,\n', 'it is cut off'],
    ['nothing', '#EXTM3U\n#EXT-X-ENDLIST', 'it names no file'],
  ])('is refused with a reason when it is %s', (_what, text, reason) => {
    expect(readPlaylist(text, [])).toBe(reason)
  })
})

it('an address that a browser asks for leads to a file of the folder or nowhere', () => {
  expect(pathInFolder('a%20b/c.ts')).toBe('a b/c.ts')
  for (const address of ['', '..%2f..%2fsound.mp3', '%5c..', 'a%00', '.htaccess', 'a/.git/b.ts'])
    expect(pathInFolder(address), address).toBeNull()
})
