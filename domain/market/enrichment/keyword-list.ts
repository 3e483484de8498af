/**
 * Skills and technologies in their usual spelling, one list per field, separated by commas. Further spellings follow
 * after `=`, separated by `|`. A leading `!` marks a common word that counts only in exactly this case and in a list
 * or after "in", "with" or "using". A leading `^` marks one that counts only with its capital.
 */
const LANGUAGES = `TypeScript, JavaScript=JS|ECMAScript, Python=Python3, Java, Kotlin, Scala, C++=cpp, C#=csharp|c sharp,
!C, !Go=Golang, !Rust, !Swift, !Ruby, !R, !Dart, !Julia, PHP, Perl, Elixir, Erlang, Haskell, OCaml, Clojure,
ClojureScript, F#, Objective-C=objective c, Lua, MATLAB, SQL, PL/SQL, T-SQL=TSQL, Bash=shell scripting|shell script,
PowerShell, Groovy, Solidity, !Cairo, COBOL, Fortran, VBA, Apex, ABAP, SAS, ^Stata, SPSS, Verilog, SystemVerilog,
VHDL, WebAssembly=WASM, GraphQL, HTML=HTML5, CSS=CSS3, Sass=SCSS, XML, JSON, YAML, LaTeX, Assembly=assembly language,
!Zig, !Nim, Visual Basic=VB.NET, Delphi, CUDA, OpenCL, HLSL, GLSL, Prolog, Terraform, HCL`;

const WEB = `React=React.js|ReactJS, React Native, Redux, Next.js=NextJS, Vue.js=Vue|VueJS, Nuxt=Nuxt.js, Angular=AngularJS,
Svelte=SvelteKit, Ember.js=Ember|EmberJS, jQuery, Tailwind CSS=Tailwind|TailwindCSS, ^Bootstrap, Material UI=MUI,
Webpack, ^Vite, ^Babel, ^Storybook, ^Jest, Cypress, Playwright, Selenium, Puppeteer, Vitest, !Remix, Gatsby,
Three.js=ThreeJS, WebGL, D3.js=D3, WebRTC, WebSockets=WebSocket, PWA=progressive web app, Node.js=Node|NodeJS, !Express=Express.js|ExpressJS,
NestJS=Nest.js, Deno, Django, ^Flask, FastAPI, Ruby on Rails=Rails|RoR, Laravel, Symfony, Spring=Spring Framework, Spring Boot=SpringBoot,
Hibernate, ASP.NET=ASP.NET Core, .NET=dotnet|.NET Core, Entity Framework, Phoenix Framework, Micronaut, Quarkus, Ktor,
gRPC, REST=RESTful|REST API|REST APIs|RESTful APIs, OpenAPI=Swagger, OAuth=OAuth2|OAuth 2.0, SAML, SSO=single sign-on, JWT, tRPC, Apollo GraphQL,
WordPress, Drupal, Shopify, Magento, Webflow, Contentful, !Sanity, Headless CMS, Prisma, Celery, Sidekiq,
Accessibility=WCAG|a11y, Responsive design, Microservices=microservice, Serverless, Event-driven architecture=event driven,
Domain-driven design=DDD, Distributed systems=distributed system, System design, API design, Web performance, SEO, Object-oriented programming=OOP, Functional programming`;

const MOBILE = `iOS, Android, SwiftUI, UIKit, Jetpack Compose, Flutter, Xamarin, ^Ionic, !Expo, Xcode, Android SDK,
Firebase, Core Data, Kotlin Multiplatform=KMM, Mobile development=mobile app development|mobile engineering`;

const DATA_STORES = `PostgreSQL=Postgres|Postgre SQL, MySQL, MariaDB, SQLite, MongoDB=Mongo, Redis, Elasticsearch=Elastic Search|ElasticSearch,
OpenSearch, Cassandra, DynamoDB, CockroachDB, Neo4j, ClickHouse, Snowflake, BigQuery=Big Query, Redshift=Amazon Redshift,
Databricks, ^Oracle, SQL Server=MSSQL|Microsoft SQL Server, Couchbase, InfluxDB, TimescaleDB, Memcached, Supabase, Pinecone,
Weaviate, Milvus, pgvector, DuckDB, Apache Druid, HBase, ^Presto, ^Trino, Hive=Apache Hive, Solr, NoSQL, Vitess, Spanner, Firestore, Teradata, Vector databases=vector database|vector DB`;

const CLOUD = `AWS=Amazon Web Services, GCP=Google Cloud|Google Cloud Platform, Azure=Microsoft Azure, Kubernetes=K8s, Docker, 
^Helm, Pulumi, CloudFormation, AWS CDK, Ansible, Chef Infra, ^Puppet, ^Vagrant, ^Packer, ^Nomad, ^Consul, HashiCorp Vault, Istio, ^Envoy,
Linkerd, ArgoCD=Argo CD, FluxCD, Jenkins, CircleCI, GitHub Actions, GitLab CI=GitLab CI/CD, Travis CI, CI/CD=CICD|continuous integration|continuous delivery|continuous deployment,
Prometheus, Grafana, Datadog, New Relic, Splunk, ELK=ELK Stack, Logstash, Kibana, OpenTelemetry, ^Sentry, PagerDuty, ^Honeycomb, 
^Linux, Unix, Ubuntu, Windows Server, Nginx, HAProxy, ^Apache, Kafka=Apache Kafka, RabbitMQ, NATS, Pub/Sub=PubSub, SQS, SNS, Kinesis, Lambda=AWS Lambda, EC2, S3, ECS, EKS, GKE, AKS, Fargate,
Cloudflare, Vercel, Netlify, Heroku, OpenShift, VMware, OpenStack, Proxmox, Infrastructure as code=IaC, GitOps, DevOps, SRE=site reliability engineering|site reliability,
Observability, Incident response=incident management, Load balancing, TCP/IP, DNS, BGP, VPN, Networking, Git, GitHub, GitLab, Bitbucket, Bazel, Gradle, Maven, CMake, !Temporal, Active Directory, Okta, Intune, Jamf, MDM, ITIL, ServiceNow`;

const DATA = `Apache Spark=^Spark|PySpark, Hadoop, Apache Flink=Flink, Apache Beam, Airflow=Apache Airflow, Dagster, ^Prefect, dbt, Fivetran, Airbyte, Looker, Tableau,
Power BI=PowerBI, Metabase, Mode Analytics, Superset, Amplitude, Mixpanel, !Segment, Heap Analytics, Google Analytics=GA4, Pandas, NumPy, SciPy, Jupyter, ^Excel=Microsoft Excel|MS Excel, Google Sheets,
ETL, ELT, Data warehousing=data warehouse|data warehouses, Data modeling=data modelling, Data pipelines=data pipeline, Data engineering, Data governance, Data visualization=data visualisation|dashboards, Data analysis=data analytics|data analyses,
Business intelligence=BI tools, Statistics=statistical analysis|statistical modeling, A/B testing=AB testing|A/B tests|split testing, Causal inference, Experimentation, Forecasting, Iceberg=Apache Iceberg, Delta Lake, Parquet, Kedro, Great Expectations, Monte Carlo, Data quality`;

const AI = `Machine learning=ML, Deep learning, PyTorch, TensorFlow, Keras, JAX, scikit-learn=sklearn, XGBoost, LightGBM, Hugging Face=HuggingFace, Transformers, LLMs=LLM|large language models|large language model,
Generative AI=GenAI|gen AI, NLP=natural language processing, Computer vision, Reinforcement learning=RLHF, RAG=retrieval augmented generation|retrieval-augmented generation, LangChain, LlamaIndex, LangGraph, OpenAI=OpenAI API, Anthropic, Prompt engineering, Fine-tuning=finetuning|fine tuning, Embeddings, MLOps, MLflow, Kubeflow, SageMaker=Amazon SageMaker,
Vertex AI, Weights & Biases, !Ray, vLLM, TensorRT, ONNX, Triton, OpenCV, YOLO, SLAM, Speech recognition=ASR, Text-to-speech=TTS, Recommender systems=recommendation systems|recommendation engine, Diffusion models=diffusion model, Multimodal, AI agents=agentic, Model evaluation, Feature engineering, spaCy, Robotics, ROS=ROS2|ROS 2, Autonomous vehicles=self-driving, Sensor fusion, Motion planning, Quantum computing, Bioinformatics, Genomics`;

const SECURITY = `Cybersecurity=cyber security|information security|infosec, Application security=AppSec, Penetration testing=pentesting|pen testing, Vulnerability management, Threat modeling=threat modelling, SIEM, SOC 2=SOC2, ISO 27001, GDPR, HIPAA, PCI DSS=PCI-DSS|PCI, FedRAMP, NIST, Zero trust, IAM=identity and access management, Cryptography, PKI, OWASP, Burp Suite, Wireshark, EDR, CISSP, CISM, CEH, Security clearance=TS/SCI|top secret, Digital forensics, Threat intelligence, Cloud security, Network security, Blockchain, Ethereum, Bitcoin, Web3, DeFi, Smart contracts=smart contract, Solana, Zero-knowledge proofs=ZK proofs`;

const DESIGN = `Figma, !Sketch, Adobe Creative Suite=Adobe Creative Cloud|Creative Cloud, Photoshop=Adobe Photoshop, Illustrator=Adobe Illustrator, InDesign, After Effects, Premiere Pro=Adobe Premiere, Final Cut Pro, Blender, Cinema 4D, ^Maya, ^Unity=Unity3D, Unreal Engine=Unreal, UX design=UX|user experience|UX/UI, UI design=user interface design, Product design, Interaction design, Visual design, Graphic design, Motion design=motion graphics, Design systems=design system, Wireframing=wireframes, User research=UX research, Usability testing, Information architecture, Branding=brand design, Typography, Video editing, Copywriting, UX writing, Content design, ^Canva, Framer, InVision, Miro, Design thinking, AutoCAD, Revit, SketchUp, 3D modeling=3D modelling,`;

const PRODUCT = `Product management, Product strategy, Product roadmap=roadmapping|roadmaps, Agile=agile development|agile methodologies, Scrum, Kanban, Jira, Confluence, ^Notion, Asana, !Linear, Trello, Monday.com, ClickUp, Airtable, ^Slack, Microsoft Office=MS Office|Microsoft 365|Office 365, Google Workspace=G Suite, Zapier, Retool, Project management, Program management, Stakeholder management, PMP, ^Lean, Six Sigma, OKRs=OKR, User stories, Go-to-market=GTM|go to market, Market research, Competitive analysis, Pricing strategy=pricing, Product analytics, Product-led growth=PLG, Change management, Process improvement, Technical writing, QA=quality assurance, Test automation=automated testing, Unit testing=unit tests, Code review=code reviews, TDD=test-driven development, Business analysis, Requirements gathering, Vendor management, Risk management, Operations management, Strategic planning, SaaS, B2B, B2C, E-commerce=ecommerce, Marketplace=marketplaces, Fintech, Payments, Embedded finance, Low-code=no-code`;

const GROWTH = `SEM, PPC, Google Ads=AdWords, Facebook Ads=Meta Ads, LinkedIn Ads, TikTok Ads, Paid social, Paid search, Paid media, Performance marketing, Growth marketing, Content marketing, Email marketing, Social media=social media marketing, Influencer marketing, Affiliate marketing, Product marketing, Brand marketing, Field marketing, Event marketing=event planning, Demand generation=demand gen, Lead generation=lead gen, Account-based marketing=ABM, Marketing automation, Marketo, HubSpot, Pardot, Mailchimp, Klaviyo, Braze, ^Iterable, Customer.io, Conversion rate optimization=CRO, Lifecycle marketing, Public relations=PR, Community management, Google Tag Manager, Ahrefs, SEMrush,
Salesforce=Salesforce CRM|SFDC, CRM, Outreach.io, Salesloft, ^Gong, ZoomInfo, LinkedIn Sales Navigator=Sales Navigator, Apollo.io, Cold calling=cold calls, Prospecting, Outbound sales=outbound, Inbound sales, Account management, Enterprise sales, Solution selling, MEDDIC=MEDDPICC, Sales enablement, Sales operations=sales ops, Revenue operations=RevOps, Business development, Negotiation=contract negotiation, Partnerships=partner management, Channel sales, Customer success, Customer support, Customer service, Technical support, Zendesk, ^Intercom, Gainsight, Freshdesk, Churn reduction,, Solutions engineering, Presales=pre-sales, Technical account management, Net Promoter Score=NPS,`;

const BUSINESS = `Accounting, GAAP=US GAAP, IFRS, Financial modeling=financial modelling|financial models, Financial analysis, FP&A, Budgeting, Auditing=internal audit, Tax=taxation, Bookkeeping, Accounts payable, Accounts receivable, General ledger, Month-end close, Revenue recognition=ASC 606, Treasury, Payroll, NetSuite, QuickBooks, Xero, SAP=SAP S/4HANA|S/4HANA, Oracle ERP, ^Workday, ERP, Coupa, !Stripe, Bill.com, CPA, CFA, CMA, SOX=Sarbanes-Oxley, M&A=mergers and acquisitions, Due diligence,, Investment banking, Portfolio management, Derivatives, Risk modeling, Credit risk, Underwriting, AML=anti-money laundering, KYC, Compliance=regulatory compliance, Actuarial science=actuarial, Wealth management, Procurement, Supply chain=supply chain management, Logistics, Inventory management, Warehouse management, Demand planning, Forklift,
Recruiting=talent acquisition|full-cycle recruiting|technical recruiting, !Greenhouse, !Ashby, !Lever, BambooHR, HRIS, Employee relations, Compensation and benefits, Performance management, Learning and development=L&D, Organizational development, Employer branding, People operations=people ops, HR, Contract law, Corporate law, Employment law, Intellectual property, Litigation, Legal research, Privacy law=data privacy, Contract drafting, Real estate, Property management, Facilities management, Executive assistance=calendar management|executive support, Data entry, Curriculum development=curriculum design, Instructional design, Public speaking, Localization=localisation, Journalism, Grant writing, Fundraising, Policy analysis=public policy`;

const SCIENCE = `Nursing=registered nurse|RN, BCBA, RBT, ABA therapy=ABA|applied behavior analysis, CPR=BLS, EMR=EHR|electronic health records|electronic medical records, Epic EHR=Epic EHR|EpicCare, Cerner, Patient care, Case management, Care coordination, Psychotherapy=psychiatry, Telehealth=telemedicine, Medical billing=revenue cycle management, Medical coding=ICD-10|CPT, Clinical research, Clinical trials, Good Clinical Practice=good clinical practice, GMP=cGMP, FDA regulations=FDA, Regulatory affairs, Pharmacology, Pharmacy, Dermatology, Primary care, Physical therapy, Occupational therapy, Nutrition, HL7, FHIR, HEDIS, Biology, Molecular biology, Cell culture, PCR, CRISPR, Sequencing=NGS, Protein engineering, Drug discovery, Chemistry, HPLC, Mass spectrometry, Materials science, Physics, Mathematics, Biostatistics, Epidemiology, Neuroscience,
SolidWorks, CATIA, Creo, Siemens NX, Fusion 360, Onshape, ANSYS, FEA=finite element analysis, CFD, GD&T, CNC=CNC machining, 3D printing=additive manufacturing, Mechanical design, Mechanical engineering, Electrical engineering, PCB design=PCB layout|PCB, Altium=Altium Designer, KiCad, Embedded systems=embedded software|embedded firmware, Firmware, RTOS=FreeRTOS, Microcontrollers=microcontroller|STM32, FPGA, ASIC, SPI, I2C, UART, CAN bus, PLC=PLCs|PLC programming, SCADA, HVAC, Power electronics, Battery technology=battery systems|lithium-ion, RF engineering=RF, DSP=digital signal processing, Control systems=control theory, Simulink, LabVIEW, IoT=internet of things, Lidar, Radar, Manufacturing, Lean manufacturing, Quality control, Quality engineering, Failure analysis=FMEA, ISO 9001, AS9100, Systems engineering, Aerospace, Avionics, Solar=photovoltaic, Renewable energy, Construction management, Civil engineering, Structural engineering, GIS=ArcGIS|QGIS, Welding, Electrical wiring, Carpentry, Plumbing, OSHA, Safety management, CDL, Food safety=ServSafe, Barista, Merchandising, Visual merchandising, Retail sales, POS systems=point of sale`;

export interface Spelling {
  written: string;
  /** Whether only this case matches. */
  exact: boolean;
}

/** One skill: its name and spellings. */
export interface KeywordTerm {
  name: string;
  spellings: Spelling[];
  /** Matches only in exactly this case, in a list. */
  everyday: boolean;
}

export const keywordTerms: KeywordTerm[] = [
  LANGUAGES,
  WEB,
  MOBILE,
  DATA_STORES,
  CLOUD,
  DATA,
  AI,
  SECURITY,
  DESIGN,
  PRODUCT,
  GROWTH,
  BUSINESS,
  SCIENCE,
].flatMap(readTerms);

const nameBySpelling = new Map(
  keywordTerms.flatMap(({ name, spellings }) =>
    spellings.map(({ written }) => [written.toLowerCase(), name]),
  ),
);

/** The listed name of a skill, for any case and spelling ("k8s"); the text itself when unknown. */
export function keywordNamed(text: string): string {
  return nameBySpelling.get(text.toLowerCase()) ?? text;
}

function readTerms(list: string): KeywordTerm[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '').map(readTerm);
}

function readTerm(entry: string): KeywordTerm {
  const everyday = entry.startsWith('!');
  const spellings = entry
    .split(/[=|]/)
    .map((spelling, at) => readSpelling(spelling, everyday && at === 0));
  return { name: spellings[0]?.written ?? '', spellings, everyday };
}

/** Short acronyms are words of some language in lower case, so their case must match. */
function readSpelling(spelling: string, everyday: boolean): Spelling {
  const written = spelling.replace(/^[!^]/, '');
  const exact =
    everyday || spelling !== written || written.length <= 2 || /^[A-Z]{3,4}$/.test(written);
  return { written, exact };
}
