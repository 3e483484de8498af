import type { Phrases } from './phrases.ts';

export const dutch: Phrases = {
  code: 'nl',
  headings: {
    role: 'De functie',
    tasks: 'Wat ga je doen',
    needs: 'Wat breng je mee',
    extras: 'Mooi meegenomen',
    offers: 'Wat bieden wij',
    process: 'Hoe gaat het verder',
    pay: 'Salaris',
  },
  about: [
    '{company} is een zelfstandig bedrijf in {city} dat rustig groeit en zijn beloften nakomt.',
    'Bij ons werken mensen uit twintig landen die graag iets afmaken en daarbij vriendelijk blijven.',
    'Onze klanten zijn middelgrote bedrijven die al jaren op ons vertrouwen.',
    'Wij nemen besluiten op papier en met argumenten, en iedereen mag er iets van vinden.',
  ],
  role: [
    'Voor ons team in {city} zoeken wij een nieuwe collega als {title}.',
    'Je komt in een groep van acht mensen en werkt nauw samen met de leiding van de afdeling.',
    'De eerste drie maanden word je begeleid door een ervaren collega.',
  ],
  tasks: [
    'Je stemt af met de andere afdelingen en zegt het op tijd als iets langer duurt.',
    'Je legt vast wat er is besloten, zodat anderen ermee verder kunnen.',
    'Je verbetert elke week een kleinigheid die ons allemaal ophoudt.',
    'Je helpt nieuwe collega’s in hun eerste weken.',
  ],
  needs: [
    'Een afgeronde opleiding, of ervaring die daarvoor in de plaats komt.',
    'Een aantal jaren ervaring in een vergelijkbare functie.',
    'Goed Nederlands en voldoende Engels voor het overleg met de teams in het buitenland.',
    'Zorgvuldigheid, ook als het druk is.',
    'Plezier in het werken met anderen.',
  ],
  extras: [
    'Je hebt een project van begin tot eind geleid.',
    'Je kent onze branche.',
    'Je spreekt nog een taal.',
  ],
  offers: [
    'Dertig vakantiedagen en een contract voor onbepaalde tijd.',
    'Werktijden die je met je team afspreekt.',
    'Een budget van {perk} per jaar voor je opleiding.',
    'Een fiets of een abonnement voor de trein.',
    'Een goede pensioenregeling vanaf de eerste dag.',
    'Een lunch die door mensen wordt gekookt die er plezier in hebben.',
  ],
  process: [
    'Na een kort telefoongesprek maak je kennis met het team en werk je met ons aan een echt voorbeeld. Binnen tien dagen hoor je van ons, met uitleg.',
    'Stuur je cv via het formulier; een brief is niet nodig. Meestal duurt het hele proces drie weken.',
  ],
  closing: [
    'Iedereen is welkom om te solliciteren, ongeacht afkomst, leeftijd of geslacht. Vragen stel je via <a href="mailto:werk@{domain}">werk@{domain}</a>.',
    'Voldoe je niet aan elk punt? Solliciteer toch. Meer over ons lees je op <a href="https://{domain}/werken">onze pagina voor sollicitanten</a>.',
  ],
  pay: ['Het salaris voor deze functie is {pay}, afhankelijk van je ervaring.', 'Salaris: {pay}.'],
  per: {
    year: ' bruto per jaar',
    month: ' bruto per maand',
    week: ' per week',
    day: ' per dag',
    hour: ' per uur',
  },
  range: ' - ',
  thousands: '.',
  decimal: ',',
  signFirst: true,
  levels: {
    entry: ['Junior {title}'],
    senior: ['Senior {title}'],
    lead: ['Lead {title}'],
  },
  titleEndings: ['', '', ' (m/v/x)'],
  trades: {
    software: {
      titles: ['Backend Ontwikkelaar', 'Softwareontwikkelaar', 'Full Stack Ontwikkelaar'],
      tasks: [
        'Je ontwikkelt onze applicaties met TypeScript, React en PostgreSQL, van ontwerp tot beheer.',
        'Je schrijft tests die zeggen wat wij hebben beloofd.',
        'Je bekijkt het werk van collega’s en laat dat van jou bekijken.',
        'Je volgt onze diensten in productie en neemt de oorzaak van storingen weg.',
      ],
    },
    sales: {
      titles: ['Accountbeheerder', 'Verkoopmedewerker Binnendienst', 'Commercieel Medewerker'],
      tasks: [
        'Je adviseert bedrijven in je regio en zoekt uit of wij bij hen passen.',
        'Je maakt offertes en onderhandelt tot en met de handtekening.',
        'Je houdt Salesforce bij, zodat een ander je werk kan overnemen.',
        'Je staat twee of drie keer per jaar voor ons op een beurs.',
      ],
    },
    logistics: {
      titles: ['Logistiek Medewerker', 'Heftruckchauffeur', 'Planner Transport'],
      tasks: [
        'Je neemt goederen aan, controleert ze en legt ze op de juiste plek.',
        'Je verzamelt bestellingen en laadt ze in de volgorde van de ritten.',
        'Je let op de veiligheid en de orde in de hal.',
        'Je telt elke dag een klein deel van de voorraad.',
      ],
    },
  },
};
