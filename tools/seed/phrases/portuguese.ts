import type { Phrases } from './phrases.ts';

export const portuguese: Phrases = {
  code: 'pt',
  headings: {
    role: 'A vaga',
    tasks: 'O que você vai fazer',
    needs: 'O que esperamos de você',
    extras: 'Diferenciais',
    offers: 'O que oferecemos',
    process: 'Como é o processo',
    pay: 'Remuneração',
  },
  about: [
    'A {company} é uma empresa independente com escritório em {city}, que cresce com calma e cumpre o que promete.',
    'Somos um time de muitas origens que gosta de terminar as coisas e de se tratar bem.',
    'Os nossos clientes são empresas de médio porte que confiam em nós há muitos anos.',
    'Aqui as decisões são tomadas por escrito, com argumentos, e qualquer pessoa pode discordar.',
  ],
  role: [
    'Para o nosso time em {city} procuramos uma pessoa para a vaga de {title}.',
    'Você entra em um grupo de oito pessoas e responde diretamente à coordenação da área.',
    'Nos três primeiros meses uma pessoa experiente da casa acompanha o seu trabalho.',
  ],
  tasks: [
    'Combinar o trabalho com as outras áreas e avisar cedo quando algo vai atrasar.',
    'Registrar o que foi decidido para que os outros possam continuar.',
    'Melhorar toda semana um detalhe que atrapalha a todos.',
    'Ajudar as pessoas novas nas primeiras semanas.',
  ],
  needs: [
    'Formação na área ou uma experiência que ocupe o lugar dela.',
    'Alguns anos de prática em uma função parecida.',
    'Português excelente e inglês suficiente para falar com os times de outros países.',
    'Atenção aos detalhes, mesmo quando há pressa.',
    'Gosto por trabalhar com outras pessoas.',
  ],
  extras: [
    'Você já levou um projeto do começo ao fim.',
    'Você conhece o nosso setor.',
    'Você fala mais um idioma.',
  ],
  offers: [
    'Horário flexível, combinado com o seu time.',
    'Uma verba anual de {perk} para a sua formação.',
    'Plano de saúde para você e para a sua família.',
    'Vale-refeição e vale-transporte.',
    'Trinta dias de férias e folga no dia do aniversário.',
    'Licença parental de vinte semanas.',
  ],
  process: [
    'Depois de uma conversa curta você conhece o time e trabalha conosco em um caso real. Respondemos em dez dias e explicamos o motivo.',
    'Envie o seu currículo pelo formulário; não é preciso carta. O processo costuma durar três semanas.',
  ],
  closing: [
    'Decidimos pela capacidade das pessoas, sem olhar para origem, idade ou gênero. Em caso de dúvida, escreva para <a href="mailto:vagas@{domain}">vagas@{domain}</a>.',
    'Não atende a todos os pontos? Candidate-se mesmo assim. Há mais informações na <a href="https://{domain}/vagas">nossa página de vagas</a>.',
  ],
  pay: ['O salário para esta vaga é de {pay}, conforme a experiência.', 'Faixa salarial: {pay}.'],
  per: {
    year: ' por ano',
    month: ' por mês',
    week: ' por semana',
    day: ' por dia',
    hour: ' por hora',
  },
  range: ' a ',
  thousands: '.',
  decimal: ',',
  signFirst: true,
  levels: {
    entry: ['{title} Junior'],
    senior: ['{title} Senior'],
    lead: ['{title}, Tech Lead'],
  },
  titleEndings: ['', '', '', ' - {city}'],
  trades: {
    software: {
      titles: [
        'Pessoa Desenvolvedora Backend',
        'Desenvolvedor Full Stack',
        'Engenheira de Software',
        'Desenvolvedor Mobile',
      ],
      tasks: [
        'Desenvolver as nossas aplicações com TypeScript, React e PostgreSQL, do desenho à produção.',
        'Escrever testes que dizem o que prometemos.',
        'Revisar o código dos colegas e compartilhar o seu.',
        'Acompanhar os serviços em produção e eliminar a causa das falhas.',
      ],
    },
    sales: {
      titles: ['Consultor de Vendas', 'Executiva de Contas', 'Representante Comercial'],
      tasks: [
        'Orientar as empresas da sua região e descobrir se o que oferecemos serve para elas.',
        'Preparar as propostas e conduzir a negociação até a assinatura.',
        'Manter o Salesforce em dia para que qualquer colega possa continuar.',
        'Representar a empresa em duas ou três feiras por ano.',
      ],
    },
    finance: {
      titles: ['Analista Financeiro', 'Analista Contábil', 'Assistente de Contas a Pagar'],
      tasks: [
        'Cuidar dos lançamentos e preparar o fechamento de cada mês.',
        'Conferir contas com clientes e fornecedores.',
        'Explicar às áreas em que o dinheiro foi gasto.',
        'Atender a auditoria com documentos em ordem.',
      ],
    },
  },
};
