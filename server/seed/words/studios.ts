/** Partners without a counter: they make apps and letters. */
import type { PartnerRow } from './partner-row.ts'

export const studios: readonly PartnerRow[] = [
  {
    name: 'Studio Lattice',
    category: 'digital',
    off: [],
    site: 'https://studio-lattice.example/',
    places: [],
    online: true,
    about: [
      'Three people who make small apps for ears and eyes, and mend them when somebody writes.',
      'ثلاثة أشخاص يصنعون تطبيقات صغيرة للأذن والعين ويصلحونها حين يكتب إليهم أحد.',
      'Trois personnes qui font de petites applications pour l’oreille et l’œil, et les réparent quand on leur écrit.',
      'Drei Leute, die kleine Apps für Ohr und Auge bauen und sie richten, wenn jemand schreibt.',
      'Tres personas que hacen apps pequeñas para el oído y la vista, y las arreglan cuando alguien escribe.',
      'Trei oameni care fac aplicații mici pentru ureche și ochi și le repară când le scrie cineva.',
    ],
  },
  {
    name: 'Harbour Lab',
    category: 'digital',
    off: [],
    site: 'https://harbour-lab.example/',
    places: [],
    online: true,
    about: [
      'Measures water and wind at forty piers and tells it in words that a child could sail by.',
      'يقيس الماء والريح عند أربعين رصيفًا ويرويهما بكلمات يبحر بها طفل.',
      'Mesure l’eau et le vent sur quarante jetées et le dit en mots avec lesquels un enfant naviguerait.',
      'Misst Wasser und Wind an vierzig Stegen und sagt es in Worten, nach denen ein Kind segeln könnte.',
      'Mide el agua y el viento en cuarenta muelles y lo cuenta con palabras que un niño entendería.',
      'Măsoară apa și vântul la patruzeci de debarcadere și le spune pe înțelesul unui copil.',
    ],
  },
  {
    name: 'Kitchen Table Press',
    category: 'digital',
    off: [],
    site: 'https://kitchen-table-press.example/',
    places: [],
    online: true,
    about: [
      'A publisher with one table, which sends out recipes, poems and paper that is not paper.',
      'دار نشر بطاولة واحدة ترسل وصفات وقصائد وورقًا ليس من ورق.',
      'Une maison d’édition à une seule table, qui envoie recettes, poèmes et papier sans papier.',
      'Ein Verlag mit einem Tisch, der Rezepte, Gedichte und Papier ohne Papier verschickt.',
      'Una editorial de una sola mesa que envía recetas, poemas y papel que no es papel.',
      'O editură cu o singură masă, care trimite rețete, poezii și hârtie fără hârtie.',
    ],
  },
  {
    name: 'Terrace Desk',
    category: 'digital',
    off: [],
    site: 'https://terrace-desk.example/',
    places: [],
    online: true,
    about: [
      'Watches every match so that you need not, and writes one line about it.',
      'يشاهد كل مباراة كي لا تضطر أنت، ويكتب عنها سطرًا واحدًا.',
      'Regarde chaque match pour que vous n’ayez pas à le faire, et en écrit une ligne.',
      'Sieht jedes Spiel, damit du es nicht musst, und schreibt eine Zeile darüber.',
      'Ve cada partido para que tú no tengas que hacerlo, y escribe una línea.',
      'Urmărește fiecare meci ca să nu fii nevoit tu și scrie un rând despre el.',
    ],
  },
]
