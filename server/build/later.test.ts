import { expect, it } from 'vitest'
import { laterFiles, laterScreenOf } from './later.ts'

it('leaves a screen chunk out of the precache unless every visitor needs it', () => {
  expect(laterScreenOf('src/screens/video/screens.ts')).toBe('video')
  expect(laterScreenOf('/somewhere/src/screens/articles/ArticlesScreen.tsx')).toBe('articles')
  expect(laterScreenOf('src/screens/music/AlbumScreen.tsx')).toBeNull()
  expect(laterScreenOf('src/features/watching/Film.tsx')).toBeNull()
})

it('loads on demand what only on-demand screens import, and nothing that the shell needs too', () => {
  const chunks = {
    'index.html': {
      file: 'start.js',
      dynamicImports: ['src/screens/home/HomeScreen.tsx', 'src/app/page.ts'],
    },
    'src/screens/home/HomeScreen.tsx': { file: 'home.js', css: ['home.css'], imports: ['_shared.js'] },
    'src/app/page.ts': {
      file: 'page.js',
      dynamicImports: ['src/screens/video/screens.ts', '_words-ar-12345678.js'],
    },
    'src/screens/video/screens.ts': {
      file: 'room-watch.js',
      css: ['watch.css'],
      imports: ['_shared.js', '_film.js'],
    },
    '_shared.js': { file: 'shared.js' },
    '_film.js': { file: 'film.js' },
    '_words-ar-12345678.js': { file: 'words-ar.js' },
  }
  expect([...laterFiles(chunks)].sort()).toEqual(['film.js', 'room-watch.js', 'watch.css', 'words-ar.js'])
})
