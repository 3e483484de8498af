/** Cities in their own scripts → `name in the place data; country`. Suffixes such as 市 are left out. */
const names = `
  香港>hong kong HK; 新加坡>singapore SG; 北京>beijing CN; 上海>shanghai CN; 广州>guangzhou CN; 廣州>guangzhou CN; 深圳>shenzhen CN; 杭州>hangzhou CN;
  成都>chengdu CN; 南京>nanjing CN; 武汉>wuhan CN; 西安>xi an CN; 重庆>chongqing CN; 天津>tianjin CN; 苏州>suzhou CN;
  长沙>changsha CN; 郑州>zhengzhou CN; 青岛>qingdao CN; 大连>dalian CN; 厦门>xiamen CN; 宁波>ningbo CN;
  合肥>hefei CN; 济南>jinan CN; 沈阳>shenyang CN; 福州>fuzhou CN; 东莞>dongguan CN; 佛山>foshan CN; 无锡>wuxi CN;
  珠海>zhuhai CN; 昆明>kunming CN; 哈尔滨>harbin CN; 石家庄>shijiazhuang CN; 南昌>nanchang CN; 贵阳>guiyang CN;
  台北>taipei TW; 臺北>taipei TW; 高雄>kaohsiung TW; 台中>taichung TW; 新竹>hsinchu TW; 台南>tainan TW;
  東京>tokyo JP; 东京>tokyo JP; 大阪>osaka JP; 京都>kyoto JP; 名古屋>nagoya JP; 横浜>yokohama JP; 福岡>fukuoka JP;
  札幌>sapporo JP; 神戸>kobe JP; 仙台>sendai JP; 広島>hiroshima JP; 川崎>kawasaki JP; さいたま>saitama JP; 千葉>chiba JP;
  서울>seoul KR; 부산>busan KR; 인천>incheon KR; 대구>daegu KR; 대전>daejeon KR; 광주>gwangju KR; 울산>ulsan KR;
  수원>suwon KR; 성남>seongnam si KR; 판교>seongnam si KR; 제주>jeju city KR;
  москва>moscow RU; санкт петербург>saint petersburg RU; спб>saint petersburg RU; новосибирск>novosibirsk RU;
  екатеринбург>yekaterinburg RU; казань>kazan RU; нижний новгород>nizhniy novgorod RU; самара>samara RU;
  краснодар>krasnodar RU; ростов на дону>rostov na donu RU; челябинск>chelyabinsk RU; омск>omsk RU; уфа>ufa RU;
  красноярск>krasnoyarsk RU; пермь>perm RU; воронеж>voronezh RU; волгоград>volgograd RU; томск>tomsk RU;
  киев>kyiv UA; київ>kyiv UA; львов>lviv UA; львів>lviv UA; харьков>kharkiv UA; харків>kharkiv UA; одесса>odessa UA;
  одеса>odessa UA; днепр>dnipro UA; дніпро>dnipro UA; минск>minsk BY; мінск>minsk BY; алматы>almaty KZ; астана>astana KZ;
  ташкент>tashkent UZ; баку>baku AZ; ереван>yerevan AM; тбилиси>tbilisi GE; бишкек>bishkek KG;
  софия>sofia BG; пловдив>plovdiv BG; варна>varna BG; београд>belgrade RS; нови сад>novi sad RS; скопје>skopje MK;
  αθηνα>athens GR; θεσσαλονικη>thessaloniki GR; πατρα>patra GR; πειραιας>piraeus GR; ηρακλειο>irakleion GR;
  λευκωσια>nicosia CY; λεμεσος>limassol CY;
  دبي>dubai AE; أبوظبي>abu dhabi AE; أبو ظبي>abu dhabi AE; الشارقة>sharjah AE; الرياض>riyadh SA; جدة>jeddah SA; مكة>mecca SA;
  الدمام>dammam SA; الخبر>khobar SA; الدوحة>doha QA; الكويت>kuwait city KW; المنامة>manama BH; مسقط>muscat OM;
  القاهرة>cairo EG; الإسكندرية>alexandria EG; الجيزة>giza EG; عمان>amman JO; عمّان>amman JO; بيروت>beirut LB; بغداد>baghdad IQ;
  دمشق>damascus SY; تونس>tunis TN; الجزائر>algiers DZ; الدار البيضاء>casablanca MA; الرباط>rabat MA; مراكش>marrakesh MA;
  تهران>tehran IR; کراچی>karachi PK; لاہور>lahore PK; اسلام آباد>islamabad PK;
  תל אביב>tel aviv IL; תל אביב יפו>tel aviv IL; ירושלים>jerusalem IL; חיפה>haifa IL; באר שבע>beersheba IL;
  הרצליה>herzliyya IL; רמת גן>ramat gan IL; פתח תקווה>petah tiqwa IL; רעננה>ra anana IL; נתניה>netanya IL;
  กรุงเทพ>bangkok TH; กรุงเทพฯ>bangkok TH; กรุงเทพมหานคร>bangkok TH; เชียงใหม่>chiang mai TH; ภูเก็ต>phuket TH;
  दिल्ली>delhi IN; नई दिल्ली>new delhi IN; मुंबई>mumbai IN; बेंगलुरु>bengaluru IN; पुणे>pune IN; चेन्नई>chennai IN;
  हैदराबाद>hyderabad IN; कोलकाता>kolkata IN; अहमदाबाद>ahmedabad IN; ঢাকা>dhaka BD; কলকাতা>kolkata IN;
  თბილისი>tbilisi GE; երևան>yerevan AM`;

export const foreignCityNames: readonly (readonly [string, string])[] = names
  .split(';')
  .map((entry) => entry.trim().split('>'))
  .map(([name = '', city = '']) => [name, city] as const);

/** Names of countries in their own languages, and short ones where the lists have the long one only. */
export const foreignCountryNames: Readonly<Record<string, string>> = {
  الإمارات: 'AE',
  السعودية: 'SA',
  'المملكة العربية السعودية': 'SA',
  مصر: 'EG',
  قطر: 'QA',
  الأردن: 'JO',
  لبنان: 'LB',
  المغرب: 'MA',
  россия: 'RU',
  беларусь: 'BY',
  казахстан: 'KZ',
  ελλαδα: 'GR',
  κυπρος: 'CY',
  대한민국: 'KR',
  한국: 'KR',
  中国: 'CN',
  中國: 'CN',
  日本: 'JP',
  韩国: 'KR',
  台湾: 'TW',
  臺灣: 'TW',
  香港: 'HK',
  新加坡: 'SG',
  ישראל: 'IL',
  ประเทศไทย: 'TH',
  भारत: 'IN',
  česko: 'CZ',
  eesti: 'EE',
  hrvatska: 'HR',
  éire: 'IE',
  srbija: 'RS',
  slovenija: 'SI',
  lietuva: 'LT',
  latvija: 'LV',
  shqipëria: 'AL',
  'crna gora': 'ME',
  'црна гора': 'ME',
  'bosna i hercegovina': 'BA',
  'severna makedonija': 'MK',
  'северна македонија': 'MK',
  македонија: 'MK',
  lëtzebuerg: 'LU',
  kıbrıs: 'CY',
  azərbaycan: 'AZ',
  ozbekiston: 'UZ',
  pilipinas: 'PH',
  საქართველო: 'GE',
  հայաստան: 'AM',
  қазақстан: 'KZ',
  кыргызстан: 'KG',
};

/** The suffix of a name in Chinese, Japanese and Korean: city, prefecture, province, special city. */
export const unspacedSuffix =
  /^(?:市|都|府|省|县|縣|特别行政区|特別行政區|특별시|광역시|특별자치시|특별자치도|시|도)/u;
