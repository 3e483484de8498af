import type { Phrases } from './phrases.ts';

export const spanish: Phrases = {
  code: 'es',
  headings: {
    role: 'El puesto',
    tasks: 'Qué harás',
    needs: 'Qué buscamos',
    extras: 'También valoramos',
    offers: 'Qué ofrecemos',
    process: 'El proceso',
    pay: 'Salario',
  },
  about: [
    '{company} es una empresa independiente con oficinas en {city}, que crece sin prisa y cumple lo que promete.',
    'Somos un equipo de muchas nacionalidades al que le gusta terminar las cosas y tratarse bien.',
    'Nuestros clientes son empresas medianas que confían en nosotros desde hace años.',
    'Las decisiones se toman por escrito y con argumentos, y cualquiera puede discutirlas.',
  ],
  role: [
    'Para nuestro equipo de {city} buscamos una persona para el puesto de {title}.',
    'Te incorporas a un grupo de ocho personas y dependes directamente de la dirección del área.',
    'Durante los tres primeros meses te acompaña una persona con experiencia en la casa.',
  ],
  tasks: [
    'Te coordinas con las demás áreas y avisas pronto cuando algo se va a retrasar.',
    'Dejas por escrito lo que se ha decidido para que otros puedan seguir.',
    'Mejoras cada semana un detalle que nos frena a todos.',
    'Ayudas a las personas nuevas durante sus primeras semanas.',
  ],
  needs: [
    'Formación en el área o una experiencia que la sustituya.',
    'Varios años de práctica en un puesto parecido.',
    'Un español excelente y el inglés necesario para hablar con los equipos de otros países.',
    'Atención al detalle, también cuando hay prisa.',
    'Ganas de trabajar con otras personas.',
  ],
  extras: [
    'Has llevado un proyecto desde el principio hasta el final.',
    'Conoces nuestro sector.',
    'Hablas otro idioma.',
  ],
  offers: [
    'Horario flexible que acuerdas con tu equipo.',
    'Un presupuesto anual de {perk} para tu formación.',
    'Seguro médico para ti y para tu familia.',
    'Veinticinco días de vacaciones y la tarde del viernes libre en verano.',
    'Ayuda para el transporte o una bicicleta.',
    'Contrato indefinido desde el primer día.',
  ],
  process: [
    'Después de una llamada corta conoces al equipo y trabajas con nosotros en un caso real. Respondemos en diez días y explicamos por qué.',
    'Envía tu currículum con el formulario; la carta no es necesaria. El proceso suele durar unas tres semanas.',
  ],
  closing: [
    'Decidimos por la capacidad de las personas, sin mirar el origen, la edad ni el género. Si tienes preguntas, escribe a <a href="mailto:empleo@{domain}">empleo@{domain}</a>.',
    '¿No cumples todos los puntos? Preséntate igualmente. Hay más información en <a href="https://{domain}/empleo">nuestra página para candidatos</a>.',
  ],
  pay: ['El salario para este puesto es de {pay}, según experiencia.', 'Salario: {pay}.'],
  per: {
    year: ' brutos por año',
    month: ' por mes',
    week: ' por semana',
    day: ' por día',
    hour: ' por hora',
  },
  range: ' a ',
  thousands: '.',
  decimal: ',',
  signFirst: false,
  levels: {
    entry: ['{title} Junior'],
    senior: ['{title} Senior'],
    lead: ['{title}, Team Lead'],
    director: ['Director de Área, {title}'],
  },
  titleEndings: ['', '', ' (H/M/X)', ' - {city}'],
  trades: {
    software: {
      titles: [
        'Desarrollador Backend',
        'Desarrolladora Full Stack',
        'Ingeniero de Software',
        'Programador Java',
      ],
      tasks: [
        'Desarrollas nuestras aplicaciones con TypeScript, React y PostgreSQL, desde el diseño hasta la producción.',
        'Escribes pruebas que dicen lo que hemos prometido.',
        'Revisas el código de tus compañeros y compartes el tuyo.',
        'Sigues nuestros servicios en producción y eliminas la causa de los fallos.',
      ],
    },
    sales: {
      titles: ['Ejecutivo Comercial', 'Asesor de Ventas', 'Gestor de Cuentas'],
      tasks: [
        'Asesoras a las empresas de tu zona y compruebas si les conviene lo que ofrecemos.',
        'Preparas las ofertas y llevas la negociación hasta la firma.',
        'Mantienes Salesforce al día para que cualquiera pueda continuar tu trabajo.',
        'Nos representas en dos o tres ferias al año.',
      ],
    },
    support: {
      titles: [
        'Agente de Atención al Cliente',
        'Técnico de Soporte',
        'Especialista en Implantación',
      ],
      tasks: [
        'Atiendes a los clientes por teléfono y por escrito hasta que el problema queda resuelto.',
        'Reproduces los errores y los describes al equipo técnico.',
        'Escribes páginas de ayuda que se entienden.',
        'Detectas las preguntas que se repiten y propones una solución.',
      ],
    },
    logistics: {
      titles: ['Mozo de Almacén', 'Operador de Montacargas', 'Planificador de Rutas'],
      tasks: [
        'Recibes, revisas y ordenas la mercancía para que se pueda encontrar.',
        'Preparas los pedidos y los cargas en el orden de las rutas.',
        'Cuidas la seguridad y el orden en la nave.',
        'Cuentas cada día una pequeña parte de las existencias.',
      ],
    },
  },
};
