import type { Language } from '../../../src/contract/languages.ts'
import { randomInteger } from '../art/random.ts'
import { portraitMotifOf } from '../words/given-names.ts'
import { type Six, joined, texts } from '../../modules/structure/defaults/six-languages.ts'
import { type Maker, type SeedItem, oneOf } from './maker.ts'

const voices: readonly Six[] = [
  [
    'A voice that takes its time, and readers who do the same.',
    'صوت لا يستعجل، وقراء مثله.',
    'Une voix qui prend son temps, et un public qui fait de même.',
    'Eine Stimme, die sich Zeit nimmt, und ein Publikum, das es ebenso hält.',
    'Una voz que se toma su tiempo, y un público que hace lo mismo.',
    'O voce care nu se grăbește și un public la fel.',
  ],
  [
    'Writes in the morning, listens in the afternoon, and throws away every second page.',
    'الصباح للكتابة وبعد الظهر للإصغاء، وكل صفحة ثانية إلى السلة.',
    'Le matin pour écrire, l’après-midi pour écouter, et une page sur deux au panier.',
    'Morgens schreiben, nachmittags zuhören und jede zweite Seite in den Papierkorb.',
    'Por la mañana escribir, por la tarde escuchar, y una página de cada dos a la papelera.',
    'Dimineața scris, după-amiaza ascultat, iar fiecare a doua pagină la coș.',
  ],
]

const career: Six = [
  'At the microphone since {year}, mostly in small rooms, and by choice.',
  'أمام الميكروفون منذ {year}، وفي غرف صغيرة غالبًا، وعن اختيار.',
  'Au micro depuis {year}, le plus souvent dans de petites pièces, et par choix.',
  'Am Mikrofon seit {year}, meist in kleinen Räumen, und das mit Absicht.',
  'Ante el micrófono desde {year}, casi siempre en cuartos pequeños, y por elección.',
  'La microfon din {year}, mai ales în camere mici, și asta din alegere.',
]

export const createPeople = (maker: Maker) => {
  const known = new Map<string, { item: SeedItem; works: string[] }>()
  const person = (name: string, lang: Language): SeedItem => {
    const there = known.get(name)
    if (there) return there.item
    const random = maker.random(`person:${name}`)
    const item = maker.add({
      kind: 'author',
      key: name,
      lang,
      title: { [lang]: name },
      motif: portraitMotifOf(name),
      ...(maker.tenant === 'nour' && lang === 'ar' ? { popularity: 3000 - known.size } : {}),
      description: joined([
        texts(oneOf(random, voices)),
        texts(career, { year: maker.figure(randomInteger(random, 2006, 2020)) }),
      ]),
    })
    known.set(name, { item, works: [] })
    return item
  }
  return {
    person,
    credit: (name: string, work: SeedItem) => known.get(name)?.works.push(work.id),
    finish: () => {
      for (const { item, works } of known.values()) maker.relate(item.id, 'work', works)
    },
  }
}
export type People = ReturnType<typeof createPeople>
