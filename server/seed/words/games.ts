/** Games. Names stay as they are; what each is about in six languages by genre. */
import type { Six } from './six.ts'

export const gameGenres = {
  puzzle: ['Puzzle', 'ألغاز', 'Réflexion', 'Rätsel', 'Puzle', 'Puzzle'],
  racing: ['Racing', 'سباقات', 'Course', 'Rennen', 'Carreras', 'Curse'],
  adventure: ['Adventure', 'مغامرة', 'Aventure', 'Abenteuer', 'Aventura', 'Aventură'],
  strategy: ['Strategy', 'استراتيجية', 'Stratégie', 'Strategie', 'Estrategia', 'Strategie'],
  arcade: ['Arcade', 'أركيد', 'Arcade', 'Arcade', 'Arcade', 'Arcade'],
} as const satisfies Record<string, Six>
export type GameGenre = keyof typeof gameGenres

export interface GameRow {
  title: string
  genre: GameGenre
  studio: string
  kind: 'game' | 'onlineGame' | 'cloudGame'
}
const game = (kind: GameRow['kind'], title: string, genre: GameGenre, studio: string): GameRow => ({
  title,
  genre,
  studio,
  kind,
})

export const games: readonly GameRow[] = [
  game('game', 'Dune Hopper', 'arcade', 'Tin Orchard'),
  game('game', 'Lantern Lines', 'puzzle', 'Tin Orchard'),
  game('game', 'Tide Keeper', 'strategy', 'Ninth Wave'),
  game('game', 'Paper Regatta', 'racing', 'Fold Works'),
  game('game', 'The Glass Caravan', 'adventure', 'Ninth Wave'),
  game('game', 'Mosaic Master', 'puzzle', 'Fold Works'),
  game('game', 'Rooftop Courier', 'arcade', 'Low Bridge'),
  game('game', 'Orchard Tactics', 'strategy', 'Low Bridge'),
  game('game', 'Night Sprint', 'racing', 'Low Bridge'),
  game('game', 'Kite & Wire', 'puzzle', 'Tin Orchard'),
  game('onlineGame', 'Arches', 'puzzle', 'Fold Works'),
  game('onlineGame', 'Pebble Drop', 'arcade', 'Tin Orchard'),
  game('onlineGame', 'Word Bazaar', 'puzzle', 'Ninth Wave'),
  game('onlineGame', 'Signal Runner', 'racing', 'Low Bridge'),
  game('onlineGame', 'Four Winds', 'strategy', 'Ninth Wave'),
  game('cloudGame', 'Cities of Salt', 'strategy', 'Ninth Wave'),
  game('cloudGame', 'The Cartographer', 'adventure', 'Fold Works'),
  game('cloudGame', 'Ringbahn 88', 'racing', 'Low Bridge'),
  game('cloudGame', 'Beneath the Minaret', 'adventure', 'Tin Orchard'),
]

/** `{studio}` */
export const gameTexts: Record<GameGenre, Six> = {
  puzzle: [
    'Calm puzzles by {studio} that grow with you: easy to begin, hard to put down.',
    'ألغاز هادئة من {studio} تكبر معك: سهلة البداية صعبة الترك.',
    'Des énigmes paisibles de {studio} qui grandissent avec vous : faciles à commencer, difficiles à lâcher.',
    'Ruhige Rätsel von {studio}, die mit dir wachsen: leicht begonnen, schwer weggelegt.',
    'Puzles tranquilos de {studio} que crecen contigo: fáciles de empezar, difíciles de dejar.',
    'Puzzle-uri liniștite de la {studio} care cresc odată cu tine: ușor de început, greu de lăsat.',
  ],
  racing: [
    'Short races by {studio}, long rivalries, and one corner you will learn to fear.',
    'سباقات قصيرة من {studio} ومنافسات طويلة ومنعطف واحد ستخشاه.',
    'Des courses courtes de {studio}, de longues rivalités, et un virage à craindre.',
    'Kurze Rennen von {studio}, lange Rivalitäten und eine Kurve zum Fürchten.',
    'Carreras cortas de {studio}, rivalidades largas y una curva que aprenderás a temer.',
    'Curse scurte de la {studio}, rivalități lungi și o curbă de care te vei teme.',
  ],
  adventure: [
    'Walk, ask, remember: a story by {studio} that changes with what you notice.',
    'امشِ واسأل وتذكّر: قصة من {studio} تتغير بما تلاحظه.',
    'Marcher, demander, se souvenir : un récit de {studio} qui change selon ce que vous remarquez.',
    'Gehen, fragen, erinnern: eine Geschichte von {studio}, die sich mit deinem Blick ändert.',
    'Camina, pregunta, recuerda: una historia de {studio} que cambia según lo que observes.',
    'Mergi, întreabă, ține minte: o poveste de la {studio} care se schimbă după ce observi.',
  ],
  strategy: [
    'Plan a little, adapt a lot: a thoughtful game by {studio} for ten minutes or ten evenings.',
    'خطط قليلًا وتأقلم كثيرًا: لعبة رصينة من {studio} لعشر دقائق أو عشر أمسيات.',
    'Prévoir un peu, s’adapter beaucoup : un jeu réfléchi de {studio}, pour dix minutes ou dix soirées.',
    'Wenig planen, viel anpassen: ein kluges Spiel von {studio} für zehn Minuten oder zehn Abende.',
    'Planea un poco, adáptate mucho: un juego sereno de {studio} para diez minutos o diez noches.',
    'Planifică puțin, adaptează-te mult: un joc chibzuit de la {studio}, pentru zece minute sau zece seri.',
  ],
  arcade: [
    'One button, many tries: {studio} made a game for waiting rooms and late trains.',
    'زر واحد ومحاولات كثيرة: لعبة من {studio} لغرف الانتظار والقطارات المتأخرة.',
    'Un bouton, beaucoup d’essais : {studio} a fait un jeu pour les salles d’attente et les trains en retard.',
    'Ein Knopf, viele Versuche: {studio} hat ein Spiel für Wartezimmer und späte Züge gemacht.',
    'Un botón, muchos intentos: {studio} hizo un juego para salas de espera y trenes tardíos.',
    'Un buton, multe încercări: {studio} a făcut un joc pentru săli de așteptare și trenuri întârziate.',
  ],
}
