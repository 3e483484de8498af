/**
 * First-level divisions that postings name: per country a list of `code name`, or `code=geonames name` where GeoNames
 * (the city data) uses another code than ISO 3166-2. Alternative spellings follow after `/`.
 */
export const regionList: Record<string, string> = {
  US: `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California/Calif;CO Colorado;CT Connecticut;DE Delaware;
    DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;
    KY Kentucky;LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;
    MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;
    NY New York/New York State/Upstate New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;
    PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;
    VA Virginia;WA Washington/Washington State;WV West Virginia;WI Wisconsin;WY Wyoming`,
  CA: `AB=01 Alberta;BC=02 British Columbia;MB=03 Manitoba;NB=04 New Brunswick;NL=05 Newfoundland and Labrador/Newfoundland;
    NS=07 Nova Scotia;ON=08 Ontario;PE=09 Prince Edward Island;QC=10 Quebec;SK=11 Saskatchewan;YT=12 Yukon;
    NT=13 Northwest Territories;NU=14 Nunavut`,
  AU: `ACT=01 Australian Capital Territory;NSW=02 New South Wales;NT=03 Northern Territory;QLD=04 Queensland;
    SA=05 South Australia;TAS=06 Tasmania;VIC=07 Victoria;WA=08 Western Australia`,
  GB: `ENG England;SCT Scotland;WLS Wales/Cymru;NIR Northern Ireland`,
  DE: `BW=01 Baden-Württemberg;BY=02 Bavaria/Bayern;HB=03 Bremen;HH=04 Hamburg;HE=05 Hesse/Hessen;
    NI=06 Lower Saxony/Niedersachsen;NW=07 North Rhine-Westphalia/Nordrhein-Westfalen/NRW;
    RP=08 Rhineland-Palatinate/Rheinland-Pfalz;SL=09 Saarland;SH=10 Schleswig-Holstein;BB=11 Brandenburg;
    MV=12 Mecklenburg-Vorpommern;SN=13 Saxony/Sachsen;ST=14 Saxony-Anhalt/Sachsen-Anhalt;
    TH=15 Thuringia/Thüringen;BE=16 Berlin`,
  IN: `AP=02 Andhra Pradesh;AR=30 Arunachal Pradesh;AS=03 Assam;BR=34 Bihar;CG=37 Chhattisgarh;DL=07 Delhi/National Capital Region/Delhi NCR;
    GA=33 Goa;GJ=09 Gujarat;HR=10 Haryana;HP=11 Himachal Pradesh;JH=38 Jharkhand;KA=19 Karnataka;KL=13 Kerala;
    MP=35 Madhya Pradesh;MH=16 Maharashtra;MN=17 Manipur;ML=18 Meghalaya;OD=21 Odisha/Orissa;PB=23 Punjab;
    RJ=24 Rajasthan;SK=29 Sikkim;TN=25 Tamil Nadu;TS=40 Telangana;TR=26 Tripura;UP=36 Uttar Pradesh;
    UK=39 Uttarakhand;WB=28 West Bengal;CH=05 Chandigarh;PY=22 Puducherry/Pondicherry`,
  BR: `AC=01 Acre;AL=02 Alagoas;AP=03 Amapá;AM=04 Amazonas;BA=05 Bahia;CE=06 Ceará;DF=07 Distrito Federal;
    ES=08 Espírito Santo;GO=29 Goiás;MA=13 Maranhão;MT=14 Mato Grosso;MS=11 Mato Grosso do Sul;MG=15 Minas Gerais;
    PA=16 Pará;PB=17 Paraíba;PR=18 Paraná;PE=30 Pernambuco;PI=20 Piauí;RJ=21 Rio de Janeiro;
    RN=22 Rio Grande do Norte;RS=23 Rio Grande do Sul;RO=24 Rondônia;RR=25 Roraima;SC=26 Santa Catarina;
    SP=27 São Paulo;SE=28 Sergipe;TO=31 Tocantins`,
  MX: `CMX=09 Ciudad de México/CDMX;JAL=14 Jalisco;NLE=19 Nuevo León;BCN=02 Baja California;
    MEX=15 Estado de México/State of Mexico;PUE=21 Puebla;QUE=22 Querétaro;YUC=31 Yucatán;ROO=23 Quintana Roo;
    CHH=06 Chihuahua;SON=26 Sonora;COA=07 Coahuila;SIN=25 Sinaloa;GUA=11 Guanajuato`,
  FR: `IDF=11 Île-de-France;CVL=24 Centre-Val de Loire;BFC=27 Bourgogne-Franche-Comté;NOR=28 Normandy/Normandie;
    HDF=32 Hauts-de-France;GES=44 Grand Est;PDL=52 Pays de la Loire;BRE=53 Brittany/Bretagne;
    NAQ=75 Nouvelle-Aquitaine;OCC=76 Occitanie;ARA=84 Auvergne-Rhône-Alpes;PAC=93 Provence-Alpes-Côte d'Azur;
    20R=94 Corsica/Corse`,
  ES: `AN=51 Andalusia/Andalucía;AR=52 Aragón/Aragon;AS=34 Asturias;IB=07 Balearic Islands/Illes Balears/Islas Baleares;
    CN=53 Canary Islands/Canarias/Islas Canarias;CB=39 Cantabria;CL=55 Castilla y León;CM=54 Castilla-La Mancha;
    CT=56 Catalonia/Cataluña/Catalunya;EX=57 Extremadura;GA=58 Galicia;MD=29 Community of Madrid/Comunidad de Madrid;
    MC=31 Region of Murcia;NC=32 Navarra/Navarre;PV=59 Basque Country/País Vasco/Euskadi;RI=27 La Rioja;
    VC=60 Valencian Community/Comunidad Valenciana`,
  IT: `65=01 Abruzzo;77=02 Basilicata;78=03 Calabria;72=04 Campania;45=05 Emilia-Romagna;36=06 Friuli-Venezia Giulia;
    62=07 Lazio;42=08 Liguria;25=09 Lombardy/Lombardia;57=10 Marche;67=11 Molise;21=12 Piedmont/Piemonte;
    75=13 Apulia/Puglia;88=14 Sardinia/Sardegna;82=15 Sicily/Sicilia;52=16 Tuscany/Toscana;
    32=17 Trentino-Alto Adige/South Tyrol;55=18 Umbria;23=19 Aosta Valley/Valle d'Aosta;34=20 Veneto`,
  CH: `ZH Zurich/Zürich/Kanton Zürich;BE Bern/Berne;LU Lucerne/Luzern;ZG Zug;BS Basel-Stadt;BL Basel-Landschaft;
    VD Vaud/Waadt;GE Geneva/Genève/Genf;TI Ticino;AG Aargau;SG St. Gallen/Sankt Gallen;VS Valais/Wallis;
    NE Neuchâtel;FR Fribourg;GR Graubünden/Grisons;SO Solothurn;TG Thurgau;SH Schaffhausen;SZ Schwyz`,
  AT: `1=01 Burgenland;2=02 Carinthia/Kärnten;3=03 Lower Austria/Niederösterreich;4=04 Upper Austria/Oberösterreich;
    5=05 Salzburg;6=06 Styria/Steiermark;7=07 Tyrol/Tirol;8=08 Vorarlberg;9=09 Vienna/Wien`,
  NL: `DR=01 Drenthe;FR=02 Friesland;GE=03 Gelderland;GR=04 Groningen;LI=05 Limburg;NB=06 North Brabant/Noord-Brabant;
    NH=07 North Holland/Noord-Holland;OV=15 Overijssel;UT=09 Utrecht;ZE=10 Zeeland;ZH=11 South Holland/Zuid-Holland;
    FL=16 Flevoland`,
  BE: `VLG Flanders/Vlaanderen/Flemish Region;WAL Wallonia/Wallonie;BRU Brussels-Capital/Brussels Capital Region`,
  IE: `L Leinster;M Munster;C Connacht;U Ulster`,
  PL: `DS=72 Lower Silesia/Dolnośląskie;KP=73 Kujawsko-Pomorskie;LD=74 Łódzkie;LU=75 Lubelskie;LB=76 Lubuskie;
    MA=77 Lesser Poland/Małopolskie;MZ=78 Mazowieckie/Masovia;OP=79 Opolskie;PK=80 Podkarpackie;PD=81 Podlaskie;
    PM=82 Pomorskie/Pomerania;SL=83 Śląskie/Silesia;SK=84 Świętokrzyskie;WN=85 Warmińsko-Mazurskie;
    WP=86 Wielkopolskie/Greater Poland;ZP=87 Zachodniopomorskie`,
  JP: `13=40 Tokyo;27=32 Osaka;14=19 Kanagawa;26=22 Kyoto;23=01 Aichi;40=07 Fukuoka;01=12 Hokkaido;28=13 Hyogo;
    11=34 Saitama;12=04 Chiba;34=11 Hiroshima;04=24 Miyagi;47=47 Okinawa;22=37 Shizuoka`,
  CN: `BJ=22 Beijing;SH=23 Shanghai;TJ=28 Tianjin;CQ=33 Chongqing;GD=30 Guangdong;ZJ=02 Zhejiang;JS=04 Jiangsu;
    SC=32 Sichuan;HB=12 Hubei;HN=11 Hunan;FJ=07 Fujian;SD=25 Shandong;HA=09 Henan;HE=10 Hebei;SN=26 Shaanxi;
    LN=19 Liaoning;AH=01 Anhui;JX=03 Jiangxi;YN=29 Yunnan;GX=16 Guangxi;GZ=18 Guizhou`,
  ZA: `GP=06 Gauteng;WC=11 Western Cape;EC=05 Eastern Cape;KZN=02 KwaZulu-Natal;FS=03 Free State;LP=09 Limpopo;
    MP=07 Mpumalanga;NW=10 North West;NC=08 Northern Cape`,
  NZ: `AUK=E7 Auckland;WGN=G2 Wellington;CAN=E9 Canterbury;WKO=G1 Waikato;OTA=F7 Otago;BOP=E8 Bay of Plenty`,
  AE: `DU=03 Dubai;AZ=01 Abu Dhabi;SH=06 Sharjah`,
  AR: `C=07 Ciudad Autónoma de Buenos Aires/CABA;B=01 Provincia de Buenos Aires;X=05 Córdoba;S=21 Santa Fe;M=13 Mendoza`,
  MY: `10=12 Selangor;14=14 Kuala Lumpur;07=09 Penang/Pulau Pinang;01=01 Johor;08=07 Perak;13=11 Sarawak;12=16 Sabah`,
  SE: `AB=26 Stockholms län;O=28 Västra Götaland;M=27 Skåne`,
};
