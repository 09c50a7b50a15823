import { expect, it } from 'vitest'
import { laterFiles } from './later.ts'

it('leaves to later what only a later screen leads to, and nothing that the shell needs too', () => {
  const chunks = {
    'index.html': {
      file: 'start.js',
      dynamicImports: ['src/screens/home/HomeScreen.tsx', 'src/app/page.ts'],
    },
    'src/screens/home/HomeScreen.tsx': { file: 'home.js', css: ['home.css'], imports: ['_shared.js'] },
    'src/app/page.ts': {
      file: 'page.js',
      dynamicImports: ['src/screens/video/WatchScreen.tsx', '_words-ar-12345678.js'],
    },
    'src/screens/video/WatchScreen.tsx': {
      file: 'watch-screen.js',
      css: ['watch.css'],
      imports: ['_shared.js', '_video.js'],
    },
    '_shared.js': { file: 'shared.js' },
    '_video.js': { file: 'video.js' },
    '_words-ar-12345678.js': { file: 'words-ar.js' },
  }
  expect([...laterFiles(chunks)].sort()).toEqual(['video.js', 'watch-screen.js', 'watch.css', 'words-ar.js'])
})
