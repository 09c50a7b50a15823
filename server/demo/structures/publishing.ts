/** Information for partners who want to publish an app. */
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Maker } from '../make/maker.ts'
import { prose } from '../../modules/structure/defaults/blocks.ts'

export const publishing = (maker: Maker): readonly StoredNode[] => [
  prose('lead', null, [
    'Apps here come from partners whom we know. We read every one of them ourselves, and we say no more often than yes.',
    'التطبيقات هنا من شركاء نعرفهم. نقرأ كل واحد منها بأنفسنا، ونقول لا أكثر مما نقول نعم.',
    'Les applications d’ici viennent de partenaires que nous connaissons. Nous les lisons toutes nous-mêmes, et disons non plus souvent que oui.',
    'Die Apps hier kommen von Partnern, die wir kennen. Wir lesen jede selbst und sagen öfter Nein als Ja.',
    'Las apps de aquí vienen de socios que conocemos. Las leemos todas y decimos que no más veces que sí.',
    'Aplicațiile de aici vin de la parteneri pe care îi cunoaștem. Le citim pe toate și spunem nu mai des decât da.',
  ]),
  prose(
    'asked',
    [
      'What we ask of an app',
      'ما نطلبه من التطبيق',
      'Ce que nous demandons',
      'Was wir von einer App verlangen',
      'Qué pedimos a una app',
      'Ce cerem unei aplicații',
    ],
    [
      'It does one thing and says which. It works on a phone, with a keyboard and with a screen reader, in at least two of our six languages, Arabic from right to left.',
      'يفعل شيئًا واحدًا ويقول ما هو. يعمل على الهاتف وبلوحة المفاتيح ومع قارئ الشاشة، بلغتين على الأقل من لغاتنا الست، والعربية من اليمين إلى اليسار.',
      'Elle fait une chose et dit laquelle. Elle marche au téléphone, au clavier et avec un lecteur d’écran, dans deux au moins de nos six langues, l’arabe de droite à gauche.',
      'Sie tut eines und sagt, was. Sie läuft auf dem Telefon, mit Tastatur und mit Vorleseprogramm, in mindestens zwei unserer sechs Sprachen, Arabisch von rechts nach links.',
      'Hace una cosa y dice cuál. Funciona en el teléfono, con teclado y con lector de pantalla, en al menos dos de nuestros seis idiomas, el árabe de derecha a izquierda.',
      'Face un singur lucru și spune care. Merge pe telefon, cu tastatura și cu cititor de ecran, în cel puțin două din cele șase limbi ale noastre, araba de la dreapta la stânga.',
    ],
    [
      'It asks only for what that one thing needs, and its page here lists all of it. What it is given it does not pass on.',
      'لا يطلب إلا ما يحتاجه ذلك الشيء، وتذكر صفحته هنا كل ما يطلبه، وما يُعطى له لا ينقله إلى غيره.',
      'Elle ne demande que ce qu’il faut pour cela, et sa page d’ici en donne la liste. Ce qu’on lui confie, elle ne le transmet pas.',
      'Sie fragt nur nach dem, was dieses eine braucht, und ihre Seite hier zählt alles auf. Was sie bekommt, gibt sie nicht weiter.',
      'Pide solo lo que esa cosa necesita, y su página aquí lo enumera todo. Lo que recibe no lo pasa a nadie.',
      'Cere doar ce îi trebuie pentru acel lucru, iar pagina ei de aici înșiră totul. Ce primește nu dă mai departe.',
    ],
  ),
  prose(
    'sent',
    [
      'What to send us',
      'ما ترسله إلينا',
      'Ce qu’il faut nous envoyer',
      'Was du uns schickst',
      'Qué enviarnos',
      'Ce să ne trimiți',
    ],
    [
      'The address where it runs, one sentence about it in each of its languages, a square picture of 1024 pixels, the list of what it asks to see, and a person who answers letters.',
      `العنوان الذي يعمل عليه، وجملة عنه بكل لغة من لغاته، وصورة مربعة قياسها ${maker.figure(1024).ar} بكسل، وقائمة بما يطلب رؤيته، وشخص يرد على الرسائل.`,
      'L’adresse où elle fonctionne, une phrase dans chacune de ses langues, une image carrée de 1024 pixels, la liste de ce qu’elle demande à voir, et une personne qui répond aux lettres.',
      'Die Adresse, unter der sie läuft, einen Satz über sie in jeder ihrer Sprachen, ein quadratisches Bild von 1024 Pixeln, die Liste dessen, was sie sehen will, und einen Menschen, der Briefe beantwortet.',
      'La dirección donde funciona, una frase en cada uno de sus idiomas, una imagen cuadrada de 1024 píxeles, la lista de lo que pide ver y una persona que conteste cartas.',
      'Adresa la care rulează, o propoziție în fiecare dintre limbile ei, o imagine pătrată de 1024 de pixeli, lista cu ce cere să vadă și un om care răspunde la scrisori.',
    ],
  ),
  prose(
    'next',
    [
      'What happens then',
      'ما يحدث بعد ذلك',
      'Et ensuite',
      'Wie es weitergeht',
      'Qué pasa después',
      'Ce urmează',
    ],
    [
      'Write to the address in the legal notice. Two of us try the app for a week; you get an answer within three weeks, with reasons if it is a no. There is no form here, and no fee.',
      'اكتب إلى العنوان المذكور في بيانات الناشر. يجرّب اثنان منا التطبيق أسبوعًا، ويصلك الرد خلال ثلاثة أسابيع، مع الأسباب إن كان رفضًا. لا استمارة هنا ولا رسوم.',
      'Écrivez à l’adresse des mentions légales. Deux d’entre nous essaient l’application une semaine ; la réponse arrive sous trois semaines, avec ses raisons si c’est non. Ni formulaire, ni frais.',
      'Schreib an die Adresse im Impressum. Zwei von uns probieren die App eine Woche lang; die Antwort kommt binnen drei Wochen, bei einem Nein mit Gründen. Es gibt hier kein Formular und keine Gebühr.',
      'Escribe a la dirección del aviso legal. Dos de nosotros prueban la app una semana; la respuesta llega en tres semanas, con motivos si es que no. Aquí no hay formulario ni tarifa.',
      'Scrie la adresa din datele legale. Doi dintre noi încearcă aplicația o săptămână; răspunsul vine în trei săptămâni, cu motive dacă e nu. Aici nu există formular și nici taxă.',
    ],
  ),
]
