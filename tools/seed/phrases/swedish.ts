import type { Phrases } from './phrases.ts';

export const swedish: Phrases = {
  code: 'sv',
  headings: {
    role: 'Om tjänsten',
    tasks: 'Dina arbetsuppgifter',
    needs: 'Vem är du',
    extras: 'Meriterande',
    offers: 'Vi erbjuder',
    process: 'Så går det till',
    pay: 'Lön',
  },
  about: [
    '{company} är ett fristående företag i {city} som växer i lugn takt och håller vad det lovar.',
    'Hos oss arbetar människor från tjugo länder som tycker om att få saker gjorda och att vara vänliga på vägen.',
    'Våra kunder är medelstora företag som har litat på oss i många år.',
    'Vi fattar beslut skriftligt och med argument, och alla får säga emot.',
  ],
  role: [
    'Till vårt team i {city} söker vi nu en kollega som {title}.',
    'Du blir en del av en grupp på åtta personer och rapporterar till chefen för avdelningen.',
    'Under de tre första månaderna har du en erfaren kollega vid din sida.',
  ],
  tasks: [
    'Du stämmer av med de andra avdelningarna och säger till i god tid när något tar längre tid.',
    'Du skriver ner vad vi har bestämt så att andra kan bygga vidare på det.',
    'Du förbättrar varje vecka något litet som stör oss alla.',
    'Du hjälper nya kollegor under deras första veckor.',
  ],
  needs: [
    'En utbildning inom området, eller erfarenhet som väger lika tungt.',
    'Några års erfarenhet av en liknande roll.',
    'Mycket god svenska och så bra engelska att du kan arbeta med teamen i andra länder.',
    'Noggrannhet, också när det är bråttom.',
    'Glädje i att arbeta tillsammans med andra.',
  ],
  extras: [
    'Du har lett ett projekt från början till slut.',
    'Du känner till vår bransch.',
    'Du talar ytterligare ett språk.',
  ],
  offers: [
    'Trettio dagars semester och en tillsvidareanställning.',
    'Flexibla arbetstider som du kommer överens om med ditt team.',
    'En budget på {perk} om året för din utveckling.',
    'Tjänstepension från första dagen.',
    'Friskvårdsbidrag och en cykel om du vill ha en.',
    'Ett ljust kontor med ett kök som faktiskt används.',
  ],
  process: [
    'Efter ett kort telefonsamtal träffar du teamet och arbetar med oss på ett verkligt exempel. Du får besked inom tio dagar, med en förklaring.',
    'Skicka ditt cv genom formuläret; ett personligt brev behövs inte. Hela processen tar oftast tre veckor.',
  ],
  closing: [
    'Alla är välkomna att söka, oavsett bakgrund, ålder och kön. Frågor besvaras av oss på <a href="mailto:jobb@{domain}">jobb@{domain}</a>.',
    'Uppfyller du inte varje punkt? Sök ändå. Mer om oss finns på <a href="https://{domain}/jobb">vår sida för sökande</a>.',
  ],
  pay: ['Lönen för tjänsten är {pay}, beroende på erfarenhet.', 'Lön: {pay}.'],
  per: {
    year: ' per år',
    month: ' per månad',
    week: ' per vecka',
    day: ' per dag',
    hour: ' per timme',
  },
  range: ' - ',
  thousands: ' ',
  decimal: ',',
  signFirst: false,
  levels: {
    entry: ['Junior {title}'],
    senior: ['Senior {title}'],
    lead: ['Lead {title}'],
  },
  titleEndings: ['', '', ' till {city}'],
  trades: {
    software: {
      titles: ['Backendutvecklare', 'Fullstackutvecklare', 'Systemutvecklare'],
      tasks: [
        'Du utvecklar våra tjänster med TypeScript, React och PostgreSQL, från skiss till drift.',
        'Du skriver tester som säger vad vi har lovat.',
        'Du granskar dina kollegors kod och låter dem granska din.',
        'Du följer tjänsterna i drift och tar bort orsaken till fel.',
      ],
    },
    support: {
      titles: ['Kundtjänstmedarbetare', 'Supporttekniker', 'Kundansvarig'],
      tasks: [
        'Du hjälper kunderna på telefon och i skrift tills problemet är löst.',
        'Du återskapar fel och beskriver dem för utvecklarna.',
        'Du skriver hjälpsidor som går att förstå.',
        'Du ser vilka frågor som kommer tillbaka och föreslår en lösning.',
      ],
    },
    nursing: {
      titles: ['Sjuksköterska', 'Fysioterapeut', 'Undersköterska'],
      tasks: [
        'Du har ansvar för en egen grupp patienter och planerar vården tillsammans med läkarna.',
        'Du skriver i journalen medan du är kvar i rummet.',
        'Du handleder studenter och tar dig tid för deras frågor.',
        'Du besöker människor i deras hem två dagar i veckan.',
      ],
    },
  },
};
