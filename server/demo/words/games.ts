/** Games. Names stay as they are; what each is about in six languages by genre. */
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

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
    'Des énigmes paisibles de {studio} qui grandissent avec vous : faciles à commencer, difficiles à lâcher.',
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
    'Marcher, demander, se souvenir : un récit de {studio} qui change selon ce que vous remarquez.',
    'Gehen, fragen, erinnern: eine Geschichte von {studio}, die sich mit deinem Blick ändert.',
    'Camina, pregunta, recuerda: una historia de {studio} que cambia según lo que observes.',
    'Mergi, întreabă, ține minte: o poveste de la {studio} care se schimbă după ce observi.',
  ],
  strategy: [
    'Plan a little, adapt a lot: a thoughtful game by {studio} for ten minutes or ten evenings.',
    'خطط قليلًا وتأقلم كثيرًا: لعبة رصينة من {studio} لعشر دقائق أو عشر أمسيات.',
    'Prévoir un peu, s’adapter beaucoup : un jeu réfléchi de {studio}, pour dix minutes ou dix soirées.',
    'Wenig planen, viel anpassen: ein kluges Spiel von {studio} für zehn Minuten oder zehn Abende.',
    'Planea un poco, adáptate mucho: un juego sereno de {studio} para diez minutos o diez noches.',
    'Planifică puțin, adaptează-te mult: un joc chibzuit de la {studio}, pentru zece minute sau zece seri.',
  ],
  arcade: [
    'One button, many tries: {studio} made a game for waiting rooms and late trains.',
    'زر واحد ومحاولات كثيرة: لعبة من {studio} لغرف الانتظار والقطارات المتأخرة.',
    'Un bouton, beaucoup d’essais : {studio} a fait un jeu pour les salles d’attente et les trains en retard.',
    'Ein Knopf, viele Versuche: {studio} hat ein Spiel für Wartezimmer und späte Züge gemacht.',
    'Un botón, muchos intentos: {studio} hizo un juego para salas de espera y trenes tardíos.',
    'Un buton, multe încercări: {studio} a făcut un joc pentru săli de așteptare și trenuri întârziate.',
  ],
}

/** How one plays. */
export const gamePlay: Record<GameGenre, Six> = {
  puzzle: [
    'Turn the tiles until every line finds its end. Sixty boards, none of them against the clock, and a hint whenever you ask.',
    'أدر البلاطات حتى يجد كل خط نهايته. ستون لوحة بلا سباق مع الوقت، وتلميح متى طلبت.',
    'Tournez les tuiles jusqu’à ce que chaque ligne trouve sa fin. Soixante plateaux, jamais de chrono, et un indice quand vous le voulez.',
    'Dreh die Kacheln, bis jede Linie ihr Ende findet. Sechzig Bretter, keins gegen die Uhr, und ein Hinweis, wann immer du willst.',
    'Gira las piezas hasta que cada línea encuentre su final. Sesenta tableros, ninguno contra el reloj, y una pista cuando la pidas.',
    'Rotește plăcile până când fiecare linie își găsește capătul. Șaizeci de table, niciuna contra cronometru, și un indiciu oricând ceri.',
  ],
  racing: [
    'Steer with one thumb, brake late, and keep to the light. Twelve roads through the night, each with a ghost of your best lap.',
    'وجّه بإبهام واحد واكبح متأخرًا والزم الضوء. اثنا عشر طريقًا في الليل، وفي كل منها طيف أفضل لفة لك.',
    'On dirige d’un pouce, on freine tard, on reste dans la lumière. Douze routes de nuit, chacune avec le fantôme de votre meilleur tour.',
    'Mit einem Daumen lenken, spät bremsen, im Licht bleiben. Zwölf Straßen durch die Nacht, jede mit dem Geist deiner besten Runde.',
    'Conduce con un pulgar, frena tarde y no salgas de la luz. Doce carreteras de noche, cada una con el fantasma de tu mejor vuelta.',
    'Conduci cu un deget, frânezi târziu și rămâi în lumină. Douăsprezece drumuri prin noapte, fiecare cu fantoma celei mai bune ture.',
  ],
  adventure: [
    'Carry a lantern through a row of old gates and choose which one to open. What you leave closed is part of the story too.',
    'احمل فانوسًا عبر صف من البوابات القديمة واختر أيها تفتح. وما تتركه مغلقًا جزء من القصة أيضًا.',
    'Portez une lanterne le long de vieilles portes et choisissez laquelle ouvrir. Celles que vous laissez closes font aussi partie du récit.',
    'Trag eine Laterne an alten Toren entlang und wähle, welches du öffnest. Was geschlossen bleibt, gehört auch zur Geschichte.',
    'Lleva un farol ante una hilera de puertas antiguas y elige cuál abrir. Lo que dejas cerrado también es parte de la historia.',
    'Poartă un felinar pe lângă porți vechi și alege pe care o deschizi. Ce lași închis face și el parte din poveste.',
  ],
  strategy: [
    'Settle the islands field by field: houses for people, woods for wind, towers to see what comes. A round takes ten minutes.',
    'عمّر الجزر حقلًا بعد حقل: بيوت للناس وغابات للريح وأبراج لترى ما يأتي. الجولة عشر دقائق.',
    'Peuplez les îles case après case : des maisons pour les gens, des bois contre le vent, des tours pour voir venir. Dix minutes la partie.',
    'Besiedle die Inseln Feld für Feld: Häuser für Leute, Wälder gegen den Wind, Türme, um zu sehen, was kommt. Eine Runde dauert zehn Minuten.',
    'Puebla las islas casilla a casilla: casas para la gente, bosques contra el viento, torres para ver qué llega. Una ronda dura diez minutos.',
    'Populează insulele câmp cu câmp: case pentru oameni, păduri contra vântului, turnuri ca să vezi ce vine. O rundă durează zece minute.',
  ],
  arcade: [
    'You are a small arch that wants to see the sea. Jump from colonnade to colonnade and collect the stars before the sun sets.',
    'أنت قوس صغير يريد أن يرى البحر. اقفز من رواق إلى رواق واجمع النجوم قبل غروب الشمس.',
    'Vous êtes une petite arche qui veut voir la mer. Sautez de colonnade en colonnade et cueillez les étoiles avant le coucher du soleil.',
    'Du bist ein kleiner Bogen, der das Meer sehen will. Spring von Säulengang zu Säulengang und sammle die Sterne, bevor die Sonne sinkt.',
    'Eres un arco pequeño que quiere ver el mar. Salta de columnata en columnata y recoge las estrellas antes de que se ponga el sol.',
    'Ești o arcadă mică ce vrea să vadă marea. Sari din colonadă în colonadă și adună stelele înainte de apus.',
  ],
}

/** Who makes them. */
export const studios: Record<string, Six> = {
  'Tin Orchard': [
    'Four friends above a repair shop in Leipzig, who build small games with one good idea each.',
    'أربعة أصدقاء فوق ورشة تصليح في لايبزيغ، يصنعون ألعابًا صغيرة في كل منها فكرة جيدة واحدة.',
    'Quatre amis au-dessus d’un atelier de réparation à Leipzig, qui font de petits jeux avec une bonne idée chacun.',
    'Vier Freunde über einer Werkstatt in Leipzig, die kleine Spiele mit je einer guten Idee bauen.',
    'Cuatro amigos sobre un taller de reparación en Leipzig, que hacen juegos pequeños con una buena idea cada uno.',
    'Patru prieteni deasupra unui atelier de reparații din Leipzig, care fac jocuri mici cu câte o idee bună.',
  ],
  'Ninth Wave': [
    'A studio by the sea in Alexandria. Their games take their time, and so do their makers.',
    'استوديو على البحر في الإسكندرية. ألعابهم تأخذ وقتها، وصانعوها كذلك.',
    'Un studio au bord de la mer à Alexandrie. Leurs jeux prennent leur temps, leurs auteurs aussi.',
    'Ein Studio am Meer in Alexandria. Seine Spiele lassen sich Zeit, und wer sie macht, auch.',
    'Un estudio junto al mar en Alejandría. Sus juegos se toman su tiempo, y quienes los hacen también.',
    'Un studio la malul mării, în Alexandria. Jocurile lor nu se grăbesc, nici cei care le fac.',
  ],
  'Fold Works': [
    'Paper, scissors and code from Lyon: every world is first folded by hand on a kitchen table.',
    'ورق ومقص وشيفرة من ليون: كل عالم يُطوى أولًا باليد على طاولة مطبخ.',
    'Papier, ciseaux et code, à Lyon : chaque monde est d’abord plié à la main sur une table de cuisine.',
    'Papier, Schere und Code aus Lyon: Jede Welt wird zuerst von Hand am Küchentisch gefaltet.',
    'Papel, tijeras y código desde Lyon: cada mundo se dobla primero a mano en la mesa de la cocina.',
    'Hârtie, foarfecă și cod din Lyon: fiecare lume e mai întâi împăturită de mână pe masa din bucătărie.',
  ],
  'Low Bridge': [
    'Night people from Cluj who like speed, short rounds and rivals one can wave at.',
    'أهل ليل من كلوج يحبون السرعة والجولات القصيرة والمنافسين الذين يمكن التلويح لهم.',
    'Des gens de la nuit, à Cluj, qui aiment la vitesse, les parties courtes et les rivaux à qui l’on fait signe.',
    'Nachtmenschen aus Cluj, die Tempo mögen, kurze Runden und Rivalen, denen man zuwinken kann.',
    'Gente nocturna de Cluj a la que le gusta la velocidad, las rondas cortas y los rivales a los que saludar.',
    'Oameni de noapte din Cluj, cărora le plac viteza, rundele scurte și rivalii cărora le poți face cu mâna.',
  ],
}
