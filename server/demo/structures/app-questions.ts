/** Questions about apps, each with its answer. */
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'
import { prose } from '../../modules/structure/defaults/blocks.ts'

const questions: readonly [name: string, question: Six, answer: Six][] = [
  [
    'what',
    [
      'What is an app here?',
      'ما التطبيق هنا؟',
      'Qu’est-ce qu’une application ici ?',
      'Was ist hier eine App?',
      '¿Qué es aquí una aplicación?',
      'Ce este aici o aplicație?',
    ],
    [
      'A small tool of a partner. It opens at the partner’s own address, and before that the portal tells you that you are leaving.',
      'أداة صغيرة من أحد الشركاء، تفتح على عنوان الشريك نفسه، وقبل ذلك تخبرك البوابة بأنك تغادر.',
      'Un petit outil d’un partenaire. Il s’ouvre à l’adresse du partenaire, et le portail vous prévient avant que vous partiez.',
      'Ein kleines Werkzeug eines Partners. Es öffnet sich unter dessen Adresse, und vorher sagt dir das Portal, dass du es verlässt.',
      'Una pequeña herramienta de un socio. Se abre en la dirección del socio, y antes el portal te avisa de que sales.',
      'O mică unealtă a unui partener. Se deschide la adresa lui, iar înainte portalul îți spune că pleci.',
    ],
  ],
  [
    'data',
    [
      'What does an app learn about me?',
      'ماذا يعرف التطبيق عني؟',
      'Que sait une application de moi ?',
      'Was erfährt eine App über mich?',
      '¿Qué sabe de mí una aplicación?',
      'Ce află o aplicație despre mine?',
    ],
    [
      'When you open it, nothing from the portal. What it may ask you for stands on its page here, and you answer it there, or not.',
      'حين تفتحه لا يعرف من البوابة شيئًا. ما قد يطلبه منك مذكور في صفحته هنا، وتجيبه هناك أو لا تجيب.',
      'À l’ouverture, rien de la part du portail. Ce qu’elle peut vous demander figure sur sa page d’ici, et vous répondez là-bas, ou non.',
      'Beim Öffnen vom Portal nichts. Wonach sie dich fragen kann, steht hier auf ihrer Seite, und du antwortest ihr dort oder nicht.',
      'Al abrirla, nada de parte del portal. Lo que puede pedirte está en su página de aquí, y respondes allí, o no.',
      'La deschidere, nimic de la portal. Ce îți poate cere stă pe pagina ei de aici, iar tu răspunzi acolo, sau nu.',
    ],
  ],
  [
    'cost',
    [
      'Does an app cost anything?',
      'هل للتطبيق ثمن؟',
      'Une application est-elle payante ?',
      'Kostet eine App etwas?',
      '¿Cuesta algo una aplicación?',
      'Costă ceva o aplicație?',
    ],
    [
      'Opening one costs nothing. If its maker sells something inside, it says so there, and we have no part in it.',
      'فتحه مجاني. وإن كان صانعه يبيع شيئًا في داخله فهو يقول ذلك هناك، ولا نصيب لنا فيه.',
      'L’ouvrir ne coûte rien. Si son auteur y vend quelque chose, il le dit là-bas, et nous n’y touchons pas.',
      'Sie zu öffnen kostet nichts. Verkauft ihr Hersteller darin etwas, sagt er es dort, und wir haben nichts davon.',
      'Abrirla no cuesta nada. Si quien la hace vende algo dentro, lo dice allí, y nosotros no participamos.',
      'Deschiderea nu costă nimic. Dacă cine o face vinde ceva înăuntru, o spune acolo, iar noi nu avem parte din asta.',
    ],
  ],
  [
    'leave',
    [
      'How do I take an app out again?',
      'كيف أزيل تطبيقًا؟',
      'Comment retirer une application ?',
      'Wie entferne ich eine App wieder?',
      '¿Cómo quito una aplicación?',
      'Cum scot o aplicație?',
    ],
    [
      'Put out its heart, and it leaves “My apps” on every device. An account that you made with its maker is closed with its maker.',
      'أطفئ قلبه فيغادر «تطبيقاتي» على كل جهاز. أما الحساب الذي فتحته لدى صانعه فيُغلق لدى صانعه.',
      'Éteignez son cœur : elle quitte « Mes applications » sur tous vos appareils. Un compte ouvert chez son auteur se ferme chez lui.',
      'Lösche ihr Herz, und sie verlässt „Meine Apps“ auf jedem Gerät. Ein Konto bei ihrem Hersteller schließt du dort.',
      'Apaga su corazón y sale de «Mis aplicaciones» en cada dispositivo. Una cuenta abierta con quien la hace se cierra allí.',
      'Stinge-i inima și pleacă din „Aplicațiile mele” de pe orice dispozitiv. Un cont făcut la cel care o face se închide acolo.',
    ],
  ],
]

export const appQuestions: readonly StoredNode[] = questions.map(([name, question, answer]) =>
  prose(name, question, answer),
)
