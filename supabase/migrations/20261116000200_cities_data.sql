-- Generated from municipios.csv: every Brazilian municipality (IBGE code, name, state, slug, latitude,
-- longitude, capital, DDD, time zone, population 2024).
-- Sources: kelvins/municipios-brasileiros (MIT, Copyright (c) 2016 Kelvin S. do Prado), names and population
-- corrected from IBGE's 2024 estimate, 17 coordinates from GeoNames (CC-BY-4.0), 3 DDDs from Anatel.
insert into public.cities (number, id, name, state, slug, latitude, longitude, is_capital, area_code, time_zone, population)
select row_number() over (order by f[1]::int) - 1, f[1]::int, f[2], f[3], f[4], f[5]::real, f[6]::real, f[7] = '1', f[8]::smallint, f[9], nullif(f[10], '')::int
from string_to_table($csv$1100015;Alta Floresta D'Oeste;RO;alta-floresta-doeste;-11.9283;-61.9953;0;69;America/Porto_Velho;22853
1100023;Ariquemes;RO;ariquemes;-9.9057;-63.0325;0;69;America/Porto_Velho;108573
1100031;Cabixi;RO;cabixi;-13.4945;-60.552;0;69;America/Porto_Velho;5690
1100049;Cacoal;RO;cacoal;-11.4343;-61.4562;0;69;America/Porto_Velho;97637
1100056;Cerejeiras;RO;cerejeiras;-13.187;-60.8168;0;69;America/Porto_Velho;16975
1100064;Colorado do Oeste;RO;colorado-do-oeste;-13.1174;-60.5454;0;69;America/Porto_Velho;16588
1100072;Corumbiara;RO;corumbiara;-12.9551;-60.8947;0;69;America/Porto_Velho;8001
1100080;Costa Marques;RO;costa-marques;-12.4367;-64.228;0;69;America/Porto_Velho;13522
1100098;Espigão D'Oeste;RO;espigao-doeste;-11.5266;-61.0252;0;69;America/Porto_Velho;32717
1100106;Guajará-Mirim;RO;guajara-mirim;-10.7889;-65.3296;0;69;America/Porto_Velho;43553
1100114;Jaru;RO;jaru;-10.4318;-62.4788;0;69;America/Porto_Velho;55583
1100122;Ji-Paraná;RO;ji-parana;-10.8777;-61.9322;0;69;America/Porto_Velho;139359
1100130;Machadinho D'Oeste;RO;machadinho-doeste;-9.4436;-61.9818;0;69;America/Porto_Velho;34063
1100148;Nova Brasilândia D'Oeste;RO;nova-brasilandia-doeste;-11.7247;-62.3127;0;69;America/Porto_Velho;16504
1100155;Ouro Preto do Oeste;RO;ouro-preto-do-oeste;-10.7167;-62.2565;0;69;America/Porto_Velho;38681
1100189;Pimenta Bueno;RO;pimenta-bueno;-11.672;-61.198;0;69;America/Porto_Velho;39053
1100205;Porto Velho;RO;porto-velho;-8.7608;-63.8999;1;69;America/Porto_Velho;514873
1100254;Presidente Médici;RO;presidente-medici;-11.169;-61.8986;0;69;America/Porto_Velho;20518
1100262;Rio Crespo;RO;rio-crespo;-9.6997;-62.9011;0;69;America/Porto_Velho;3753
1100288;Rolim de Moura;RO;rolim-de-moura;-11.7271;-61.7714;0;69;America/Porto_Velho;62559
1100296;Santa Luzia D'Oeste;RO;santa-luzia-doeste;-11.9074;-61.7777;0;69;America/Porto_Velho;7877
1100304;Vilhena;RO;vilhena;-12.7502;-60.1488;0;69;America/Porto_Velho;108528
1100320;São Miguel do Guaporé;RO;sao-miguel-do-guapore;-11.6953;-62.7192;0;69;America/Porto_Velho;22267
1100338;Nova Mamoré;RO;nova-mamore;-10.4077;-65.3346;0;69;America/Porto_Velho;28496
1100346;Alvorada D'Oeste;RO;alvorada-doeste;-11.3463;-62.2847;0;69;America/Porto_Velho;13837
1100379;Alto Alegre dos Parecis;RO;alto-alegre-dos-parecis;-12.132;-61.835;0;69;America/Porto_Velho;12263
1100403;Alto Paraíso;RO;alto-paraiso;-9.7143;-63.3188;0;69;America/Porto_Velho;17463
1100452;Buritis;RO;buritis;-10.1943;-63.8324;0;69;America/Porto_Velho;30729
1100502;Novo Horizonte do Oeste;RO;novo-horizonte-do-oeste;-11.6961;-61.9951;0;69;America/Porto_Velho;8056
1100601;Cacaulândia;RO;cacaulandia;-10.349;-62.9043;0;69;America/Porto_Velho;4345
1100700;Campo Novo de Rondônia;RO;campo-novo-de-rondonia;-10.5712;-63.6266;0;69;America/Porto_Velho;9225
1100809;Candeias do Jamari;RO;candeias-do-jamari;-8.7907;-63.7005;0;69;America/Porto_Velho;24163
1100908;Castanheiras;RO;castanheiras;-11.4253;-61.9482;0;69;America/Porto_Velho;3456
1100924;Chupinguaia;RO;chupinguaia;-12.5611;-60.8877;0;69;America/Porto_Velho;10129
1100940;Cujubim;RO;cujubim;-9.3606;-62.5846;0;69;America/Porto_Velho;15883
1101005;Governador Jorge Teixeira;RO;governador-jorge-teixeira;-10.61;-62.7371;0;69;America/Porto_Velho;8420
1101104;Itapuã do Oeste;RO;itapua-do-oeste;-9.1969;-63.1809;0;69;America/Porto_Velho;9209
1101203;Ministro Andreazza;RO;ministro-andreazza;-11.196;-61.5174;0;69;America/Porto_Velho;6657
1101302;Mirante da Serra;RO;mirante-da-serra;-11.029;-62.6696;0;69;America/Porto_Velho;9740
1101401;Monte Negro;RO;monte-negro;-10.2458;-63.29;0;69;America/Porto_Velho;12241
1101435;Nova União;RO;nova-uniao;-10.9068;-62.5564;0;69;America/Porto_Velho;6577
1101450;Parecis;RO;parecis;-12.1754;-61.6032;0;69;America/Porto_Velho;4390
1101468;Pimenteiras do Oeste;RO;pimenteiras-do-oeste;-13.4823;-61.0471;0;69;America/Porto_Velho;2311
1101476;Primavera de Rondônia;RO;primavera-de-rondonia;-11.8295;-61.3153;0;69;America/Porto_Velho;3279
1101484;São Felipe D'Oeste;RO;sao-felipe-doeste;-11.9023;-61.5026;0;69;America/Porto_Velho;5605
1101492;São Francisco do Guaporé;RO;sao-francisco-do-guapore;-12.052;-63.568;0;69;America/Porto_Velho;17511
1101500;Seringueiras;RO;seringueiras;-11.8055;-63.0182;0;69;America/Porto_Velho;12954
1101559;Teixeirópolis;RO;teixeiropolis;-10.9056;-62.242;0;69;America/Porto_Velho;4536
1101609;Theobroma;RO;theobroma;-10.2483;-62.3538;0;69;America/Porto_Velho;8540
1101708;Urupá;RO;urupa;-11.1261;-62.3639;0;69;America/Porto_Velho;11377
1101757;Vale do Anari;RO;vale-do-anari;-9.8621;-62.1876;0;69;America/Porto_Velho;8265
1101807;Vale do Paraíso;RO;vale-do-paraiso;-10.4465;-62.1352;0;69;America/Porto_Velho;6843
1200013;Acrelândia;AC;acrelandia;-10.0739;-67.055;0;68;America/Rio_Branco;14657
1200054;Assis Brasil;AC;assis-brasil;-10.9298;-69.5738;0;68;America/Rio_Branco;8573
1200104;Brasiléia;AC;brasileia;-10.995;-68.7497;0;68;America/Rio_Branco;27841
1200138;Bujari;AC;bujari;-9.8153;-67.955;0;68;America/Rio_Branco;13766
1200179;Capixaba;AC;capixaba;-10.566;-67.686;0;68;America/Rio_Branco;10922
1200203;Cruzeiro do Sul;AC;cruzeiro-do-sul;-7.6276;-72.6756;0;68;America/Rio_Branco;98382
1200252;Epitaciolândia;AC;epitaciolandia;-11.0188;-68.7341;0;68;America/Rio_Branco;19739
1200302;Feijó;AC;feijo;-8.1705;-70.351;0;68;America/Rio_Branco;37644
1200328;Jordão;AC;jordao;-9.1908;-71.9503;0;68;America/Rio_Branco;9787
1200336;Mâncio Lima;AC;mancio-lima;-7.6166;-72.8997;0;68;America/Rio_Branco;20329
1200344;Manoel Urbano;AC;manoel-urbano;-8.8329;-69.2679;0;68;America/Rio_Branco;12776
1200351;Marechal Thaumaturgo;AC;marechal-thaumaturgo;-8.939;-72.7997;0;68;America/Rio_Branco;17951
1200385;Plácido de Castro;AC;placido-de-castro;-10.2806;-67.1371;0;68;America/Rio_Branco;17127
1200393;Porto Walter;AC;porto-walter;-8.2632;-72.7537;0;68;America/Rio_Branco;11275
1200401;Rio Branco;AC;rio-branco;-9.975;-67.8243;1;68;America/Rio_Branco;387852
1200427;Rodrigues Alves;AC;rodrigues-alves;-7.7386;-72.661;0;68;America/Rio_Branco;15537
1200435;Santa Rosa do Purus;AC;santa-rosa-do-purus;-9.4465;-70.4902;0;68;America/Rio_Branco;7143
1200450;Senador Guiomard;AC;senador-guiomard;-10.1497;-67.7362;0;68;America/Rio_Branco;22352
1200500;Sena Madureira;AC;sena-madureira;-9.066;-68.6571;0;68;America/Rio_Branco;43916
1200609;Tarauacá;AC;tarauaca;-8.157;-70.7722;0;68;America/Rio_Branco;46517
1200708;Xapuri;AC;xapuri;-10.6516;-68.4969;0;68;America/Rio_Branco;19090
1200807;Porto Acre;AC;porto-acre;-9.5814;-67.5478;0;68;America/Rio_Branco;17455
1300029;Alvarães;AM;alvaraes;-3.2273;-64.8007;0;97;America/Manaus;16670
1300060;Amaturá;AM;amatura;-3.3746;-68.2005;0;97;America/Manaus;11411
1300086;Anamã;AM;anama;-3.567;-61.3963;0;97;America/Manaus;10318
1300102;Anori;AM;anori;-3.746;-61.6575;0;97;America/Manaus;17932
1300144;Apuí;AM;apui;-7.1941;-59.896;0;97;America/Manaus;21735
1300201;Atalaia do Norte;AM;atalaia-do-norte;-4.3705;-70.1967;0;97;America/Eirunepe;15892
1300300;Autazes;AM;autazes;-3.5857;-59.1256;0;92;America/Manaus;45328
1300409;Barcelos;AM;barcelos;-0.9834;-62.9311;0;97;America/Manaus;18626
1300508;Barreirinha;AM;barreirinha;-2.7989;-57.0679;0;92;America/Manaus;33436
1300607;Benjamin Constant;AM;benjamin-constant;-4.3777;-70.0342;0;97;America/Eirunepe;40509
1300631;Beruri;AM;beruri;-3.8987;-61.3616;0;97;America/Manaus;22136
1300680;Boa Vista do Ramos;AM;boa-vista-do-ramos;-2.9741;-57.5873;0;92;America/Manaus;25769
1300706;Boca do Acre;AM;boca-do-acre;-8.7423;-67.3919;0;97;America/Eirunepe;38246
1300805;Borba;AM;borba;-4.3915;-59.5874;0;92;America/Manaus;34879
1300839;Caapiranga;AM;caapiranga;-3.3154;-61.2206;0;92;America/Manaus;14310
1300904;Canutama;AM;canutama;-6.5258;-64.3953;0;97;America/Manaus;17885
1301001;Carauari;AM;carauari;-4.8816;-66.9086;0;97;America/Manaus;30892
1301100;Careiro;AM;careiro;-3.768;-60.369;0;92;America/Manaus;32442
1301159;Careiro da Várzea;AM;careiro-da-varzea;-3.197;-59.8267;0;92;America/Manaus;19809
1301209;Coari;AM;coari;-4.0941;-63.1441;0;97;America/Manaus;73820
1301308;Codajás;AM;codajas;-3.8305;-62.0658;0;97;America/Manaus;24451
1301407;Eirunepé;AM;eirunepe;-6.6568;-69.8662;0;97;America/Eirunepe;35534
1301506;Envira;AM;envira;-7.4379;-70.0281;0;97;America/Eirunepe;17920
1301605;Fonte Boa;AM;fonte-boa;-2.5234;-66.0942;0;97;America/Manaus;27875
1301654;Guajará;AM;guajara;-7.538;-72.5907;0;97;America/Eirunepe;14332
1301704;Humaitá;AM;humaita;-7.5117;-63.0327;0;97;America/Manaus;62312
1301803;Ipixuna;AM;ipixuna;-7.0479;-71.6934;0;97;America/Eirunepe;25458
1301852;Iranduba;AM;iranduba;-3.2748;-60.19;0;92;America/Manaus;67114
1301902;Itacoatiara;AM;itacoatiara;-3.1386;-58.4449;0;92;America/Manaus;112520
1301951;Itamarati;AM;itamarati;-6.4385;-68.2437;0;97;America/Eirunepe;11730
1302009;Itapiranga;AM;itapiranga;-2.7408;-58.0293;0;92;America/Manaus;10805
1302108;Japurá;AM;japura;-1.8824;-66.9291;0;97;America/Manaus;9397
1302207;Juruá;AM;jurua;-3.4844;-66.0718;0;97;America/Manaus;11152
1302306;Jutaí;AM;jutai;-2.7581;-66.7595;0;97;America/Eirunepe;27656
1302405;Lábrea;AM;labrea;-7.2641;-64.7948;0;97;America/Eirunepe;48927
1302504;Manacapuru;AM;manacapuru;-3.2907;-60.6216;0;92;America/Manaus;110691
1302553;Manaquiri;AM;manaquiri;-3.4408;-60.4612;0;92;America/Manaus;17009
1302603;Manaus;AM;manaus;-3.1187;-60.0212;1;92;America/Manaus;2279686
1302702;Manicoré;AM;manicore;-5.8046;-61.2895;0;97;America/Manaus;57758
1302801;Maraã;AM;maraa;-1.8531;-65.573;0;97;America/Manaus;15843
1302900;Maués;AM;maues;-3.3929;-57.7067;0;92;America/Manaus;65714
1303007;Nhamundá;AM;nhamunda;-2.2079;-56.7112;0;92;America/Manaus;21106
1303106;Nova Olinda do Norte;AM;nova-olinda-do-norte;-3.9004;-59.094;0;92;America/Manaus;28267
1303205;Novo Airão;AM;novo-airao;-2.6364;-60.9434;0;92;America/Manaus;16467
1303304;Novo Aripuanã;AM;novo-aripuana;-5.1259;-60.3732;0;97;America/Manaus;24987
1303403;Parintins;AM;parintins;-2.6374;-56.729;0;92;America/Manaus;101956
1303502;Pauini;AM;pauini;-7.7131;-66.992;0;97;America/Eirunepe;20232
1303536;Presidente Figueiredo;AM;presidente-figueiredo;-2.0298;-60.0234;0;92;America/Manaus;33004
1303569;Rio Preto da Eva;AM;rio-preto-da-eva;-2.7045;-59.6858;0;92;America/Manaus;25723
1303601;Santa Isabel do Rio Negro;AM;santa-isabel-do-rio-negro;-0.4108;-65.0092;0;97;America/Manaus;14176
1303700;Santo Antônio do Içá;AM;santo-antonio-do-ica;-3.0954;-67.9463;0;97;America/Manaus;30448
1303809;São Gabriel da Cachoeira;AM;sao-gabriel-da-cachoeira;-0.1191;-67.084;0;97;America/Manaus;56406
1303908;São Paulo de Olivença;AM;sao-paulo-de-olivenca;-3.4729;-68.9646;0;97;America/Eirunepe;35196
1303957;São Sebastião do Uatumã;AM;sao-sebastiao-do-uatuma;-2.5591;-57.8731;0;92;America/Manaus;12247
1304005;Silves;AM;silves;-2.8175;-58.248;0;92;America/Manaus;12404
1304062;Tabatinga;AM;tabatinga;-4.2416;-69.9383;0;97;America/Eirunepe;72283
1304104;Tapauá;AM;tapaua;-5.6208;-63.1808;0;97;America/Manaus;20501
1304203;Tefé;AM;tefe;-3.3682;-64.7193;0;97;America/Manaus;79278
1304237;Tonantins;AM;tonantins;-2.8658;-67.7919;0;97;America/Manaus;20224
1304260;Uarini;AM;uarini;-2.9961;-65.1133;0;97;America/Manaus;15278
1304302;Urucará;AM;urucara;-2.5294;-57.7538;0;92;America/Manaus;19505
1304401;Urucurituba;AM;urucurituba;-3.1284;-58.1496;0;92;America/Manaus;25592
1400027;Amajari;RR;amajari;3.6457;-61.3692;0;95;America/Boa_Vista;15583
1400050;Alto Alegre;RR;alto-alegre;2.9886;-61.3072;0;95;America/Boa_Vista;23049
1400100;Boa Vista;RR;boa-vista;2.8238;-60.6753;1;95;America/Boa_Vista;470169
1400159;Bonfim;RR;bonfim;3.3616;-59.8333;0;95;America/Boa_Vista;15222
1400175;Cantá;RR;canta;2.6099;-60.6058;0;95;America/Boa_Vista;20552
1400209;Caracaraí;RR;caracarai;1.8277;-61.1304;0;95;America/Boa_Vista;22443
1400233;Caroebe;RR;caroebe;0.8842;-59.6959;0;95;America/Boa_Vista;11708
1400282;Iracema;RR;iracema;2.1831;-61.0415;0;95;America/Boa_Vista;10778
1400308;Mucajaí;RR;mucajai;2.44;-60.9096;0;95;America/Boa_Vista;19619
1400407;Normandia;RR;normandia;3.8853;-59.6204;0;95;America/Boa_Vista;15744
1400456;Pacaraima;RR;pacaraima;4.4799;-61.1477;0;95;America/Boa_Vista;22104
1400472;Rorainópolis;RR;rorainopolis;0.94;-60.4389;0;95;America/Boa_Vista;36747
1400506;São João da Baliza;RR;sao-joao-da-baliza;0.9517;-59.9133;0;95;America/Boa_Vista;9727
1400605;São Luiz;RR;sao-luiz;1.0102;-60.0419;0;95;America/Boa_Vista;7777
1400704;Uiramutã;RR;uiramuta;4.6031;-60.1815;0;95;America/Boa_Vista;15571
1500107;Abaetetuba;PA;abaetetuba;-1.7218;-48.8788;0;91;America/Belem;170999
1500131;Abel Figueiredo;PA;abel-figueiredo;-4.9533;-48.3933;0;94;America/Belem;6302
1500206;Acará;PA;acara;-1.9538;-48.1985;0;91;America/Belem;62701
1500305;Afuá;PA;afua;-0.1549;-50.3861;0;91;America/Belem;40246
1500347;Água Azul do Norte;PA;agua-azul-do-norte;-6.7905;-50.4791;0;94;America/Belem;17960
1500404;Alenquer;PA;alenquer;-1.9462;-54.7384;0;93;America/Belem;74836
1500503;Almeirim;PA;almeirim;-1.529;-52.5788;0;93;America/Belem;36334
1500602;Altamira;PA;altamira;-3.2041;-52.21;0;93;America/Belem;136982
1500701;Anajás;PA;anajas;-0.9968;-49.9354;0;91;America/Belem;30003
1500800;Ananindeua;PA;ananindeua;-1.3639;-48.3743;0;91;America/Belem;507838
1500859;Anapu;PA;anapu;-3.4699;-51.2003;0;91;America/Belem;34947
1500909;Augusto Corrêa;PA;augusto-correa;-1.0511;-46.6147;0;91;America/Belem;47596
1500958;Aurora do Pará;PA;aurora-do-para;-2.149;-47.5677;0;91;America/Belem;24321
1501006;Aveiro;PA;aveiro;-3.6084;-55.3199;0;93;America/Belem;19223
1501105;Bagre;PA;bagre;-1.9006;-50.1987;0;91;America/Belem;34633
1501204;Baião;PA;baiao;-2.7902;-49.6694;0;91;America/Belem;55949
1501253;Bannach;PA;bannach;-7.3478;-50.3959;0;94;America/Belem;4252
1501303;Barcarena;PA;barcarena;-1.5119;-48.6195;0;91;America/Belem;137331
1501402;Belém;PA;belem;-1.4554;-48.4898;1;91;America/Belem;1398531
1501451;Belterra;PA;belterra;-2.6361;-54.9374;0;93;America/Belem;18954
1501501;Benevides;PA;benevides;-1.3618;-48.2434;0;91;America/Belem;68191
1501576;Bom Jesus do Tocantins;PA;bom-jesus-do-tocantins;-5.0424;-48.6047;0;94;America/Belem;18958
1501600;Bonito;PA;bonito;-1.3675;-47.3066;0;91;America/Belem;12998
1501709;Bragança;PA;braganca;-1.0613;-46.7826;0;91;America/Belem;131679
1501725;Brasil Novo;PA;brasil-novo;-3.2979;-52.534;0;93;America/Belem;26606
1501758;Brejo Grande do Araguaia;PA;brejo-grande-do-araguaia;-5.6982;-48.4103;0;94;America/Belem;6985
1501782;Breu Branco;PA;breu-branco;-3.7719;-49.5735;0;94;America/Belem;47351
1501808;Breves;PA;breves;-1.6804;-50.4791;0;91;America/Belem;115051
1501907;Bujaru;PA;bujaru;-1.5176;-48.0381;0;91;America/Belem;25112
1501956;Cachoeira do Piriá;PA;cachoeira-do-piria;-1.7597;-46.5459;0;91;America/Belem;19578
1502004;Cachoeira do Arari;PA;cachoeira-do-arari;-1.0123;-48.9503;0;91;America/Belem;25243
1502103;Cametá;PA;cameta;-2.2429;-49.4979;0;91;America/Belem;143837
1502152;Canaã dos Carajás;PA;canaa-dos-carajas;-6.4966;-49.8776;0;94;America/Belem;86629
1502202;Capanema;PA;capanema;-1.2053;-47.1778;0;91;America/Belem;74808
1502301;Capitão Poço;PA;capitao-poco;-1.7478;-47.0629;0;91;America/Belem;59960
1502400;Castanhal;PA;castanhal;-1.298;-47.9167;0;91;America/Belem;207603
1502509;Chaves;PA;chaves;-0.1642;-49.987;0;91;America/Belem;21487
1502608;Colares;PA;colares;-0.9364;-48.2803;0;91;America/Belem;13526
1502707;Conceição do Araguaia;PA;conceicao-do-araguaia;-8.2614;-49.2689;0;94;America/Belem;47099
1502756;Concórdia do Pará;PA;concordia-do-para;-1.9924;-47.9422;0;91;America/Belem;28287
1502764;Cumaru do Norte;PA;cumaru-do-norte;-7.811;-50.7698;0;94;America/Belem;14937
1502772;Curionópolis;PA;curionopolis;-6.0996;-49.6068;0;94;America/Belem;20859
1502806;Curralinho;PA;curralinho;-1.8118;-49.7952;0;91;America/Belem;36451
1502855;Curuá;PA;curua;-1.8878;-55.1168;0;93;America/Belem;14834
1502905;Curuçá;PA;curuca;-0.7332;-47.8515;0;91;America/Belem;44413
1502939;Dom Eliseu;PA;dom-eliseu;-4.2967;-47.5522;0;94;America/Belem;62322
1502954;Eldorado do Carajás;PA;eldorado-do-carajas;-6.1039;-49.3553;0;94;America/Belem;29425
1503002;Faro;PA;faro;-2.1681;-56.7405;0;93;America/Belem;9125
1503044;Floresta do Araguaia;PA;floresta-do-araguaia;-7.5534;-49.7125;0;94;America/Belem;18565
1503077;Garrafão do Norte;PA;garrafao-do-norte;-1.9299;-47.0505;0;91;America/Belem;25552
1503093;Goianésia do Pará;PA;goianesia-do-para;-3.8434;-49.0974;0;94;America/Belem;27059
1503101;Gurupá;PA;gurupa;-1.4141;-51.6338;0;91;America/Belem;33922
1503200;Igarapé-Açu;PA;igarape-acu;-1.1254;-47.626;0;91;America/Belem;37855
1503309;Igarapé-Miri;PA;igarape-miri;-1.9753;-48.9575;0;91;America/Belem;68955
1503408;Inhangapi;PA;inhangapi;-1.4349;-47.9114;0;91;America/Belem;10754
1503457;Ipixuna do Pará;PA;ipixuna-do-para;-2.5599;-47.5059;0;91;America/Belem;30158
1503507;Irituia;PA;irituia;-1.7698;-47.446;0;91;America/Belem;32698
1503606;Itaituba;PA;itaituba;-4.2667;-55.9926;0;93;America/Belem;133684
1503705;Itupiranga;PA;itupiranga;-5.1327;-49.3358;0;94;America/Belem;52187
1503754;Jacareacanga;PA;jacareacanga;-6.2147;-57.7544;0;93;America/Belem;26006
1503804;Jacundá;PA;jacunda;-4.4462;-49.1153;0;94;America/Belem;38391
1503903;Juruti;PA;juruti;-2.1635;-56.0889;0;93;America/Belem;53952
1504000;Limoeiro do Ajuru;PA;limoeiro-do-ajuru;-1.8985;-49.3903;0;91;America/Belem;31778
1504059;Mãe do Rio;PA;mae-do-rio;-2.0568;-47.5601;0;91;America/Belem;37048
1504109;Magalhães Barata;PA;magalhaes-barata;-0.8034;-47.6014;0;91;America/Belem;8428
1504208;Marabá;PA;maraba;-5.3807;-49.1327;0;94;America/Belem;288513
1504307;Maracanã;PA;maracana;-0.7789;-47.452;0;91;America/Belem;27207
1504406;Marapanim;PA;marapanim;-0.7147;-47.7034;0;91;America/Belem;28105
1504422;Marituba;PA;marituba;-1.36;-48.3421;0;91;America/Belem;118998
1504455;Medicilândia;PA;medicilandia;-3.4464;-52.8875;0;93;America/Belem;28633
1504505;Melgaço;PA;melgaco;-1.8032;-50.7149;0;91;America/Belem;29846
1504604;Mocajuba;PA;mocajuba;-2.5831;-49.5042;0;91;America/Belem;28821
1504703;Moju;PA;moju;-1.8899;-48.7668;0;91;America/Belem;90795
1504752;Mojuí dos Campos;PA;mojui-dos-campos;-2.6822;-54.6425;0;93;America/Belem;25312
1504802;Monte Alegre;PA;monte-alegre;-1.9977;-54.0724;0;93;America/Belem;63641
1504901;Muaná;PA;muana;-1.5394;-49.2224;0;91;America/Belem;48955
1504950;Nova Esperança do Piriá;PA;nova-esperanca-do-piria;-2.2669;-46.9731;0;91;America/Belem;21259
1504976;Nova Ipixuna;PA;nova-ipixuna;-4.9162;-49.0822;0;94;America/Belem;14417
1505007;Nova Timboteua;PA;nova-timboteua;-1.2087;-47.3921;0;91;America/Belem;13204
1505031;Novo Progresso;PA;novo-progresso;-7.1435;-55.3786;0;93;America/Belem;36518
1505064;Novo Repartimento;PA;novo-repartimento;-4.2475;-49.9499;0;94;America/Belem;63754
1505106;Óbidos;PA;obidos;-1.9011;-55.5208;0;93;America/Belem;55271
1505205;Oeiras do Pará;PA;oeiras-do-para;-2.0036;-49.8628;0;91;America/Belem;36377
1505304;Oriximiná;PA;oriximina;-1.7599;-55.8579;0;93;America/Belem;72460
1505403;Ourém;PA;ourem;-1.5417;-47.1126;0;91;America/Belem;18675
1505437;Ourilândia do Norte;PA;ourilandia-do-norte;-6.7529;-51.0858;0;94;America/Belem;34905
1505486;Pacajá;PA;pacaja;-3.8354;-50.6399;0;91;America/Belem;43594
1505494;Palestina do Pará;PA;palestina-do-para;-5.7403;-48.3181;0;94;America/Belem;7086
1505502;Paragominas;PA;paragominas;-3.0021;-47.3527;0;91;America/Belem;112843
1505536;Parauapebas;PA;parauapebas;-6.0678;-49.9037;0;94;America/Belem;298854
1505551;Pau D'Arco;PA;pau-darco;-7.8331;-50.0444;0;94;America/Belem;7296
1505601;Peixe-Boi;PA;peixe-boi;-1.1938;-47.324;0;91;America/Belem;8651
1505635;Piçarra;PA;picarra;-6.4378;-48.8716;0;94;America/Belem;13341
1505650;Placas;PA;placas;-3.8681;-54.2124;0;93;America/Belem;18772
1505700;Ponta de Pedras;PA;ponta-de-pedras;-1.3959;-48.8661;0;91;America/Belem;25767
1505809;Portel;PA;portel;-1.9364;-50.8194;0;91;America/Belem;66898
1505908;Porto de Moz;PA;porto-de-moz;-1.7469;-52.2361;0;93;America/Belem;43673
1506005;Prainha;PA;prainha;-1.798;-53.4779;0;93;America/Belem;38318
1506104;Primavera;PA;primavera;-0.9454;-47.1253;0;91;America/Belem;11332
1506112;Quatipuru;PA;quatipuru;-0.8996;-47.0134;0;91;America/Belem;11870
1506138;Redenção;PA;redencao;-8.0253;-50.0317;0;94;America/Belem;91947
1506161;Rio Maria;PA;rio-maria;-7.3124;-50.0379;0;94;America/Belem;19129
1506187;Rondon do Pará;PA;rondon-do-para;-4.7779;-48.067;0;94;America/Belem;56593
1506195;Rurópolis;PA;ruropolis;-4.1003;-54.9092;0;93;America/Belem;37360
1506203;Salinópolis;PA;salinopolis;-0.6308;-47.3465;0;91;America/Belem;48168
1506302;Salvaterra;PA;salvaterra;-0.7584;-48.5139;0;91;America/Belem;25441
1506351;Santa Bárbara do Pará;PA;santa-barbara-do-para;-1.1922;-48.238;0;91;America/Belem;22288
1506401;Santa Cruz do Arari;PA;santa-cruz-do-arari;-0.661;-49.1771;0;91;America/Belem;7654
1506500;Santa Izabel do Pará;PA;santa-izabel-do-para;-1.2969;-48.1606;0;91;America/Belem;78317
1506559;Santa Luzia do Pará;PA;santa-luzia-do-para;-1.5215;-46.9008;0;91;America/Belem;21217
1506583;Santa Maria das Barreiras;PA;santa-maria-das-barreiras;-8.8578;-49.7215;0;94;America/Belem;17079
1506609;Santa Maria do Pará;PA;santa-maria-do-para;-1.3539;-47.5712;0;91;America/Belem;25696
1506708;Santana do Araguaia;PA;santana-do-araguaia;-9.3281;-50.35;0;94;America/Belem;31683
1506807;Santarém;PA;santarem;-2.4385;-54.6996;0;93;America/Belem;357311
1506906;Santarém Novo;PA;santarem-novo;-0.931;-47.3855;0;91;America/Belem;6348
1507003;Santo Antônio do Tauá;PA;santo-antonio-do-taua;-1.1522;-48.1314;0;91;America/Belem;29134
1507102;São Caetano de Odivelas;PA;sao-caetano-de-odivelas;-0.7473;-48.0246;0;91;America/Belem;17248
1507151;São Domingos do Araguaia;PA;sao-domingos-do-araguaia;-5.5373;-48.7366;0;94;America/Belem;21638
1507201;São Domingos do Capim;PA;sao-domingos-do-capim;-1.6877;-47.7665;0;91;America/Belem;32449
1507300;São Félix do Xingu;PA;sao-felix-do-xingu;-6.6425;-51.9904;0;94;America/Belem;65957
1507409;São Francisco do Pará;PA;sao-francisco-do-para;-1.1696;-47.7917;0;91;America/Belem;15418
1507458;São Geraldo do Araguaia;PA;sao-geraldo-do-araguaia;-6.3947;-48.5592;0;94;America/Belem;24978
1507466;São João da Ponta;PA;sao-joao-da-ponta;-0.8579;-47.918;0;91;America/Belem;4509
1507474;São João de Pirabas;PA;sao-joao-de-pirabas;-0.7802;-47.181;0;91;America/Belem;21447
1507508;São João do Araguaia;PA;sao-joao-do-araguaia;-5.3633;-48.7926;0;94;America/Belem;14246
1507607;São Miguel do Guamá;PA;sao-miguel-do-guama;-1.6131;-47.4784;0;91;America/Belem;55798
1507706;São Sebastião da Boa Vista;PA;sao-sebastiao-da-boa-vista;-1.716;-49.5249;0;91;America/Belem;27441
1507755;Sapucaia;PA;sapucaia;-6.9402;-49.6834;0;94;America/Belem;6160
1507805;Senador José Porfírio;PA;senador-jose-porfirio;-2.5908;-51.9542;0;91;America/Belem;24441
1507904;Soure;PA;soure;-0.7303;-48.5015;0;91;America/Belem;25218
1507953;Tailândia;PA;tailandia;-2.9458;-48.9489;0;91;America/Belem;75526
1507961;Terra Alta;PA;terra-alta;-1.0296;-47.9004;0;91;America/Belem;10815
1507979;Terra Santa;PA;terra-santa;-2.1044;-56.4877;0;93;America/Belem;19667
1508001;Tomé-Açu;PA;tome-acu;-2.413;-48.1415;0;91;America/Belem;72326
1508035;Tracuateua;PA;tracuateua;-1.0765;-46.9031;0;91;America/Belem;30373
1508050;Trairão;PA;trairao;-4.5735;-55.9429;0;93;America/Belem;15619
1508084;Tucumã;PA;tucuma;-6.7469;-51.1626;0;94;America/Belem;42480
1508100;Tucuruí;PA;tucurui;-3.7657;-49.6773;0;94;America/Belem;96238
1508126;Ulianópolis;PA;ulianopolis;-3.7501;-47.4892;0;91;America/Belem;39576
1508159;Uruará;PA;uruara;-3.7152;-53.7396;0;93;America/Belem;45939
1508209;Vigia;PA;vigia;-0.8612;-48.1386;0;91;America/Belem;53806
1508308;Viseu;PA;viseu;-1.1912;-46.1399;0;91;America/Belem;61970
1508357;Vitória do Xingu;PA;vitoria-do-xingu;-2.8792;-52.0088;0;93;America/Belem;16414
1508407;Xinguara;PA;xinguara;-7.0983;-49.9437;0;94;America/Belem;56999
1600055;Serra do Navio;AP;serra-do-navio;0.9014;-52.0036;0;96;America/Belem;4986
1600105;Amapá;AP;amapa;2.0527;-50.7957;0;96;America/Belem;8434
1600154;Pedra Branca do Amapari;AP;pedra-branca-do-amapari;0.7774;-51.9503;0;96;America/Belem;13798
1600204;Calçoene;AP;calcoene;2.5048;-50.9512;0;96;America/Belem;11391
1600212;Cutias;AP;cutias;0.9708;-50.8005;0;96;America/Belem;4725
1600238;Ferreira Gomes;AP;ferreira-gomes;0.8573;-51.1795;0;96;America/Belem;7145
1600253;Itaubal;AP;itaubal;0.6022;-50.6996;0;96;America/Belem;6043
1600279;Laranjal do Jari;AP;laranjal-do-jari;-0.8049;-52.453;0;96;America/Belem;37969
1600303;Macapá;AP;macapa;0.0349;-51.0694;1;96;America/Belem;487200
1600402;Mazagão;AP;mazagao;-0.1134;-51.2891;0;96;America/Belem;23575
1600501;Oiapoque;AP;oiapoque;3.8407;-51.8331;0;96;America/Belem;30481
1600535;Porto Grande;AP;porto-grande;0.7124;-51.4155;0;96;America/Belem;18988
1600550;Pracuúba;AP;pracuuba;1.7454;-50.7892;0;96;America/Belem;4042
1600600;Santana;AP;santana;-0.0454;-51.1729;0;96;America/Belem;118353
1600709;Tartarugalzinho;AP;tartarugalzinho;1.5065;-50.9087;0;96;America/Belem;13785
1600808;Vitória do Jari;AP;vitoria-do-jari;-0.938;-52.424;0;96;America/Belem;11922
1700251;Abreulândia;TO;abreulandia;-9.621;-49.1518;0;63;America/Araguaina;2668
1700301;Aguiarnópolis;TO;aguiarnopolis;-6.5541;-47.4702;0;63;America/Araguaina;4537
1700350;Aliança do Tocantins;TO;alianca-do-tocantins;-11.3056;-48.9361;0;63;America/Araguaina;5222
1700400;Almas;TO;almas;-11.5706;-47.1792;0;63;America/Araguaina;6542
1700707;Alvorada;TO;alvorada;-12.4785;-49.1249;0;63;America/Araguaina;9094
1701002;Ananás;TO;ananas;-6.3644;-48.0735;0;63;America/Araguaina;10662
1701051;Angico;TO;angico;-6.3918;-47.8611;0;63;America/Araguaina;2918
1701101;Aparecida do Rio Negro;TO;aparecida-do-rio-negro;-9.9414;-47.9638;0;63;America/Araguaina;5067
1701309;Aragominas;TO;aragominas;-7.1601;-48.5291;0;63;America/Araguaina;5360
1701903;Araguacema;TO;araguacema;-8.8076;-49.5569;0;63;America/Araguaina;6039
1702000;Araguaçu;TO;araguacu;-12.9289;-49.8231;0;63;America/Araguaina;8273
1702109;Araguaína;TO;araguaina;-7.1924;-48.2044;0;63;America/Araguaina;181493
1702158;Araguanã;TO;araguana;-6.5823;-48.6395;0;63;America/Araguaina;4338
1702208;Araguatins;TO;araguatins;-5.6466;-48.1232;0;63;America/Araguaina;33205
1702307;Arapoema;TO;arapoema;-7.6546;-49.0637;0;63;America/Araguaina;5553
1702406;Arraias;TO;arraias;-12.9287;-46.9359;0;63;America/Araguaina;10522
1702554;Augustinópolis;TO;augustinopolis;-5.4686;-47.8863;0;63;America/Araguaina;18128
1702703;Aurora do Tocantins;TO;aurora-do-tocantins;-12.7105;-46.4076;0;63;America/Araguaina;3420
1702901;Axixá do Tocantins;TO;axixa-do-tocantins;-5.6128;-47.7701;0;63;America/Araguaina;10663
1703008;Babaçulândia;TO;babaculandia;-7.2092;-47.7613;0;63;America/Araguaina;7779
1703057;Bandeirantes do Tocantins;TO;bandeirantes-do-tocantins;-7.7561;-48.5836;0;63;America/Araguaina;3534
1703073;Barra do Ouro;TO;barra-do-ouro;-7.6959;-47.6776;0;63;America/Araguaina;4641
1703107;Barrolândia;TO;barrolandia;-9.834;-48.7252;0;63;America/Araguaina;4915
1703206;Bernardo Sayão;TO;bernardo-sayao;-7.8748;-48.8893;0;63;America/Araguaina;4316
1703305;Bom Jesus do Tocantins;TO;bom-jesus-do-tocantins;-8.9631;-48.165;0;63;America/Araguaina;4181
1703602;Brasilândia do Tocantins;TO;brasilandia-do-tocantins;-8.3892;-48.4822;0;63;America/Araguaina;2016
1703701;Brejinho de Nazaré;TO;brejinho-de-nazare;-11.0058;-48.5683;0;63;America/Araguaina;4796
1703800;Buriti do Tocantins;TO;buriti-do-tocantins;-5.3145;-48.2271;0;63;America/Araguaina;10654
1703826;Cachoeirinha;TO;cachoeirinha;-6.1156;-47.9234;0;63;America/Araguaina;1991
1703842;Campos Lindos;TO;campos-lindos;-7.9896;-46.8645;0;63;America/Araguaina;8951
1703867;Cariri do Tocantins;TO;cariri-do-tocantins;-11.8881;-49.1609;0;63;America/Araguaina;4147
1703883;Carmolândia;TO;carmolandia;-7.0326;-48.3978;0;63;America/Araguaina;2246
1703891;Carrasco Bonito;TO;carrasco-bonito;-5.3141;-48.0314;0;63;America/Araguaina;3362
1703909;Caseara;TO;caseara;-9.2761;-49.9521;0;63;America/Araguaina;5009
1704105;Centenário;TO;centenario;-8.961;-47.3304;0;63;America/Araguaina;2135
1704600;Chapada de Areia;TO;chapada-de-areia;-10.1419;-49.1403;0;63;America/Araguaina;1563
1705102;Chapada da Natividade;TO;chapada-da-natividade;-11.6175;-47.7486;0;63;America/Araguaina;3182
1705508;Colinas do Tocantins;TO;colinas-do-tocantins;-8.0576;-48.4757;0;63;America/Araguaina;35957
1705557;Combinado;TO;combinado;-12.7917;-46.5388;0;63;America/Araguaina;4896
1705607;Conceição do Tocantins;TO;conceicao-do-tocantins;-12.2209;-47.2951;0;63;America/Araguaina;3956
1706001;Couto Magalhães;TO;couto-magalhaes;-8.2841;-49.2473;0;63;America/Araguaina;5515
1706100;Cristalândia;TO;cristalandia;-10.5985;-49.1942;0;63;America/Araguaina;6437
1706258;Crixás do Tocantins;TO;crixas-do-tocantins;-11.0994;-48.9152;0;63;America/Araguaina;1499
1706506;Darcinópolis;TO;darcinopolis;-6.7159;-47.7597;0;63;America/Araguaina;6054
1707009;Dianópolis;TO;dianopolis;-11.624;-46.8198;0;63;America/Araguaina;18031
1707108;Divinópolis do Tocantins;TO;divinopolis-do-tocantins;-9.8002;-49.2169;0;63;America/Araguaina;7297
1707207;Dois Irmãos do Tocantins;TO;dois-irmaos-do-tocantins;-9.2553;-49.0638;0;63;America/Araguaina;6395
1707306;Dueré;TO;duere;-11.3416;-49.2716;0;63;America/Araguaina;4321
1707405;Esperantina;TO;esperantina;-5.3659;-48.5378;0;63;America/Araguaina;7493
1707553;Fátima;TO;fatima;-10.7603;-48.9076;0;63;America/Araguaina;3520
1707652;Figueirópolis;TO;figueiropolis;-12.1312;-49.1748;0;63;America/Araguaina;5336
1707702;Filadélfia;TO;filadelfia;-7.335;-47.4954;0;63;America/Araguaina;7823
1708205;Formoso do Araguaia;TO;formoso-do-araguaia;-11.7976;-49.5316;0;63;America/Araguaina;19428
1708254;Tabocão;TO;tabocao;-9.0561;-48.5206;0;63;America/Araguaina;3676
1708304;Goianorte;TO;goianorte;-8.7741;-48.9313;0;63;America/Araguaina;4840
1709005;Goiatins;TO;goiatins;-7.7148;-47.3252;0;63;America/Araguaina;12816
1709302;Guaraí;TO;guarai;-8.8354;-48.5114;0;63;America/Araguaina;25681
1709500;Gurupi;TO;gurupi;-11.7279;-49.068;0;63;America/Araguaina;89574
1709807;Ipueiras;TO;ipueiras;-11.2329;-48.46;0;63;America/Araguaina;1627
1710508;Itacajá;TO;itacaja;-8.3929;-47.7726;0;63;America/Araguaina;6969
1710706;Itaguatins;TO;itaguatins;-5.7727;-47.4864;0;63;America/Araguaina;5206
1710904;Itapiratins;TO;itapiratins;-8.3798;-48.1072;0;63;America/Araguaina;3679
1711100;Itaporã do Tocantins;TO;itapora-do-tocantins;-8.5717;-48.6895;0;63;America/Araguaina;2464
1711506;Jaú do Tocantins;TO;jau-do-tocantins;-12.6509;-48.589;0;63;America/Araguaina;3403
1711803;Juarina;TO;juarina;-8.1195;-49.0643;0;63;America/Araguaina;2305
1711902;Lagoa da Confusão;TO;lagoa-da-confusao;-10.7906;-49.6199;0;63;America/Araguaina;16312
1711951;Lagoa do Tocantins;TO;lagoa-do-tocantins;-10.368;-47.538;0;63;America/Araguaina;3610
1712009;Lajeado;TO;lajeado;-9.75;-48.3565;0;63;America/Araguaina;3520
1712157;Lavandeira;TO;lavandeira;-12.7847;-46.5099;0;63;America/Araguaina;1673
1712405;Lizarda;TO;lizarda;-9.59;-46.6738;0;63;America/Araguaina;2991
1712454;Luzinópolis;TO;luzinopolis;-6.1779;-47.8582;0;63;America/Araguaina;2803
1712504;Marianópolis do Tocantins;TO;marianopolis-do-tocantins;-9.7938;-49.6553;0;63;America/Araguaina;4772
1712702;Mateiros;TO;mateiros;-10.5464;-46.4168;0;63;America/Araguaina;2888
1712801;Maurilândia do Tocantins;TO;maurilandia-do-tocantins;-5.9517;-47.5125;0;63;America/Araguaina;3171
1713205;Miracema do Tocantins;TO;miracema-do-tocantins;-9.5656;-48.393;0;63;America/Araguaina;18787
1713304;Miranorte;TO;miranorte;-9.5291;-48.5922;0;63;America/Araguaina;13056
1713601;Monte do Carmo;TO;monte-do-carmo;-10.7611;-48.1114;0;63;America/Araguaina;5722
1713700;Monte Santo do Tocantins;TO;monte-santo-do-tocantins;-10.0075;-48.9941;0;63;America/Araguaina;2500
1713809;Palmeiras do Tocantins;TO;palmeiras-do-tocantins;-6.6166;-47.5464;0;63;America/Araguaina;4897
1713957;Muricilândia;TO;muricilandia;-7.1467;-48.6091;0;63;America/Araguaina;3485
1714203;Natividade;TO;natividade;-11.7034;-47.7223;0;63;America/Araguaina;8961
1714302;Nazaré;TO;nazare;-6.375;-47.6643;0;63;America/Araguaina;4660
1714880;Nova Olinda;TO;nova-olinda;-7.6317;-48.4252;0;63;America/Araguaina;10609
1715002;Nova Rosalândia;TO;nova-rosalandia;-10.5651;-48.9125;0;63;America/Araguaina;3403
1715101;Novo Acordo;TO;novo-acordo;-9.9706;-47.6785;0;63;America/Araguaina;4102
1715150;Novo Alegre;TO;novo-alegre;-12.9217;-46.5713;0;63;America/Araguaina;1841
1715259;Novo Jardim;TO;novo-jardim;-11.826;-46.6325;0;63;America/Araguaina;2263
1715507;Oliveira de Fátima;TO;oliveira-de-fatima;-10.707;-48.9086;0;63;America/Araguaina;1211
1715705;Palmeirante;TO;palmeirante;-7.8479;-47.9242;0;63;America/Araguaina;4909
1715754;Palmeirópolis;TO;palmeiropolis;-13.0447;-48.4026;0;63;America/Araguaina;7119
1716109;Paraíso do Tocantins;TO;paraiso-do-tocantins;-10.175;-48.8823;0;63;America/Araguaina;55164
1716208;Paranã;TO;parana;-12.6167;-47.8734;0;63;America/Araguaina;10854
1716307;Pau D'Arco;TO;pau-darco;-7.5392;-49.367;0;63;America/Araguaina;4085
1716505;Pedro Afonso;TO;pedro-afonso;-8.9703;-48.1729;0;63;America/Araguaina;14731
1716604;Peixe;TO;peixe;-12.0254;-48.5395;0;63;America/Araguaina;9438
1716653;Pequizeiro;TO;pequizeiro;-8.5932;-48.9327;0;63;America/Araguaina;5038
1716703;Colméia;TO;colmeia;-8.7246;-48.7638;0;63;America/Araguaina;9158
1717008;Pindorama do Tocantins;TO;pindorama-do-tocantins;-11.1311;-47.5726;0;63;America/Araguaina;4596
1717206;Piraquê;TO;piraque;-6.773;-48.2958;0;63;America/Araguaina;2265
1717503;Pium;TO;pium;-10.442;-49.1876;0;63;America/Araguaina;7375
1717800;Ponte Alta do Bom Jesus;TO;ponte-alta-do-bom-jesus;-12.0853;-46.4825;0;63;America/Araguaina;4295
1717909;Ponte Alta do Tocantins;TO;ponte-alta-do-tocantins;-10.7481;-47.5276;0;63;America/Araguaina;7842
1718006;Porto Alegre do Tocantins;TO;porto-alegre-do-tocantins;-11.618;-47.0621;0;63;America/Araguaina;2953
1718204;Porto Nacional;TO;porto-nacional;-10.7027;-48.408;0;63;America/Araguaina;68555
1718303;Praia Norte;TO;praia-norte;-5.3928;-47.8111;0;63;America/Araguaina;9460
1718402;Presidente Kennedy;TO;presidente-kennedy;-8.5406;-48.5062;0;63;America/Araguaina;3051
1718451;Pugmil;TO;pugmil;-10.424;-48.8957;0;63;America/Araguaina;2231
1718501;Recursolândia;TO;recursolandia;-8.7227;-47.2421;0;63;America/Araguaina;3471
1718550;Riachinho;TO;riachinho;-6.4401;-48.1371;0;63;America/Araguaina;4039
1718659;Rio da Conceição;TO;rio-da-conceicao;-11.3949;-46.8847;0;63;America/Araguaina;1822
1718709;Rio dos Bois;TO;rio-dos-bois;-9.3443;-48.5245;0;63;America/Araguaina;2833
1718758;Rio Sono;TO;rio-sono;-9.35;-47.888;0;63;America/Araguaina;4798
1718808;Sampaio;TO;sampaio;-5.3542;-47.8782;0;63;America/Araguaina;4372
1718840;Sandolândia;TO;sandolandia;-12.538;-49.9242;0;63;America/Araguaina;3873
1718865;Santa Fé do Araguaia;TO;santa-fe-do-araguaia;-7.158;-48.7165;0;63;America/Araguaina;7489
1718881;Santa Maria do Tocantins;TO;santa-maria-do-tocantins;-8.8046;-47.7887;0;63;America/Araguaina;2726
1718899;Santa Rita do Tocantins;TO;santa-rita-do-tocantins;-10.8617;-48.9161;0;63;America/Araguaina;2291
1718907;Santa Rosa do Tocantins;TO;santa-rosa-do-tocantins;-11.4474;-48.1216;0;63;America/Araguaina;4789
1719004;Santa Tereza do Tocantins;TO;santa-tereza-do-tocantins;-10.2746;-47.8033;0;63;America/Araguaina;2889
1720002;Santa Terezinha do Tocantins;TO;santa-terezinha-do-tocantins;-6.4444;-47.6684;0;63;America/Araguaina;2463
1720101;São Bento do Tocantins;TO;sao-bento-do-tocantins;-6.0258;-47.9012;0;63;America/Araguaina;5936
1720150;São Félix do Tocantins;TO;sao-felix-do-tocantins;-10.1615;-46.6618;0;63;America/Araguaina;1875
1720200;São Miguel do Tocantins;TO;sao-miguel-do-tocantins;-5.563;-47.5743;0;63;America/Araguaina;13939
1720259;São Salvador do Tocantins;TO;sao-salvador-do-tocantins;-12.7458;-48.2352;0;63;America/Araguaina;2385
1720309;São Sebastião do Tocantins;TO;sao-sebastiao-do-tocantins;-5.2613;-48.2021;0;63;America/Araguaina;4189
1720499;São Valério;TO;sao-valerio;-11.9743;-48.2353;0;63;America/Araguaina;4547
1720655;Silvanópolis;TO;silvanopolis;-11.1471;-48.1694;0;63;America/Araguaina;5252
1720804;Sítio Novo do Tocantins;TO;sitio-novo-do-tocantins;-5.6012;-47.6381;0;63;America/Araguaina;11334
1720853;Sucupira;TO;sucupira;-11.993;-48.9685;0;63;America/Araguaina;1599
1720903;Taguatinga;TO;taguatinga;-12.4026;-46.437;0;63;America/Araguaina;14247
1720937;Taipas do Tocantins;TO;taipas-do-tocantins;-12.1873;-46.9797;0;63;America/Araguaina;2086
1720978;Talismã;TO;talisma;-12.7949;-49.0896;0;63;America/Araguaina;2509
1721000;Palmas;TO;palmas;-10.24;-48.3558;1;63;America/Araguaina;323625
1721109;Tocantínia;TO;tocantinia;-9.5632;-48.3741;0;63;America/Araguaina;7751
1721208;Tocantinópolis;TO;tocantinopolis;-6.3245;-47.4224;0;63;America/Araguaina;23203
1721257;Tupirama;TO;tupirama;-8.9717;-48.1883;0;63;America/Araguaina;2003
1721307;Tupiratins;TO;tupiratins;-8.3939;-48.1277;0;63;America/Araguaina;1897
1722081;Wanderlândia;TO;wanderlandia;-6.8527;-47.9601;0;63;America/Araguaina;10751
1722107;Xambioá;TO;xambioa;-6.4141;-48.532;0;63;America/Araguaina;10683
2100055;Açailândia;MA;acailandia;-4.9471;-47.5004;0;99;America/Fortaleza;110506
2100105;Afonso Cunha;MA;afonso-cunha;-4.1363;-43.3275;0;98;America/Fortaleza;6296
2100154;Água Doce do Maranhão;MA;agua-doce-do-maranhao;-2.8405;-42.1189;0;98;America/Fortaleza;12446
2100204;Alcântara;MA;alcantara;-2.3957;-44.4062;0;98;America/Fortaleza;18774
2100303;Aldeias Altas;MA;aldeias-altas;-4.6262;-43.4689;0;99;America/Fortaleza;23782
2100402;Altamira do Maranhão;MA;altamira-do-maranhao;-4.166;-45.4706;0;98;America/Fortaleza;6565
2100436;Alto Alegre do Maranhão;MA;alto-alegre-do-maranhao;-4.213;-44.446;0;99;America/Fortaleza;24543
2100477;Alto Alegre do Pindaré;MA;alto-alegre-do-pindare;-3.6669;-45.8421;0;98;America/Fortaleza;26411
2100501;Alto Parnaíba;MA;alto-parnaiba;-9.1027;-45.9303;0;99;America/Fortaleza;11382
2100550;Amapá do Maranhão;MA;amapa-do-maranhao;-1.6752;-46.0024;0;98;America/Fortaleza;7364
2100600;Amarante do Maranhão;MA;amarante-do-maranhao;-5.5691;-46.7473;0;99;America/Fortaleza;38333
2100709;Anajatuba;MA;anajatuba;-3.2627;-44.6126;0;98;America/Fortaleza;26221
2100808;Anapurus;MA;anapurus;-3.6758;-43.1014;0;98;America/Fortaleza;14111
2100832;Apicum-Açu;MA;apicum-acu;-1.4586;-45.0864;0;98;America/Fortaleza;17984
2100873;Araguanã;MA;araguana;-2.9464;-45.6589;0;98;America/Fortaleza;11347
2100907;Araioses;MA;araioses;-2.8909;-41.905;0;98;America/Fortaleza;40278
2100956;Arame;MA;arame;-4.8835;-46.0032;0;99;America/Fortaleza;26191
2101004;Arari;MA;arari;-3.4521;-44.7665;0;98;America/Fortaleza;30521
2101103;Axixá;MA;axixa;-2.8394;-44.062;0;98;America/Fortaleza;12079
2101202;Bacabal;MA;bacabal;-4.2245;-44.7832;0;99;America/Fortaleza;107620
2101251;Bacabeira;MA;bacabeira;-2.9645;-44.3164;0;98;America/Fortaleza;17414
2101301;Bacuri;MA;bacuri;-1.6965;-45.1328;0;98;America/Fortaleza;16610
2101350;Bacurituba;MA;bacurituba;-2.71;-44.7329;0;98;America/Fortaleza;5374
2101400;Balsas;MA;balsas;-7.5321;-46.0372;0;99;America/Fortaleza;106094
2101509;Barão de Grajaú;MA;barao-de-grajau;-6.7446;-43.0261;0;99;America/Fortaleza;19458
2101608;Barra do Corda;MA;barra-do-corda;-5.4968;-45.2485;0;99;America/Fortaleza;87672
2101707;Barreirinhas;MA;barreirinhas;-2.7586;-42.8232;0;98;America/Fortaleza;67999
2101731;Belágua;MA;belagua;-3.1549;-43.5122;0;98;America/Fortaleza;8716
2101772;Bela Vista do Maranhão;MA;bela-vista-do-maranhao;-3.7262;-45.3075;0;98;America/Fortaleza;12073
2101806;Benedito Leite;MA;benedito-leite;-7.2104;-44.5577;0;99;America/Fortaleza;5597
2101905;Bequimão;MA;bequimao;-2.4416;-44.7842;0;98;America/Fortaleza;19983
2101939;Bernardo do Mearim;MA;bernardo-do-mearim;-4.6267;-44.7608;0;99;America/Fortaleza;5983
2101970;Boa Vista do Gurupi;MA;boa-vista-do-gurupi;-1.7761;-46.3002;0;98;America/Fortaleza;7769
2102002;Bom Jardim;MA;bom-jardim;-3.5413;-45.606;0;98;America/Fortaleza;34035
2102036;Bom Jesus das Selvas;MA;bom-jesus-das-selvas;-4.4764;-46.8641;0;98;America/Fortaleza;29588
2102077;Bom Lugar;MA;bom-lugar;-4.3731;-45.0326;0;99;America/Fortaleza;12414
2102101;Brejo;MA;brejo;-3.678;-42.7527;0;98;America/Fortaleza;35322
2102150;Brejo de Areia;MA;brejo-de-areia;-4.334;-45.581;0;98;America/Fortaleza;9387
2102200;Buriti;MA;buriti;-3.9417;-42.9179;0;98;America/Fortaleza;30799
2102309;Buriti Bravo;MA;buriti-bravo;-5.8324;-43.8353;0;99;America/Fortaleza;22940
2102325;Buriticupu;MA;buriticupu;-4.3238;-46.4409;0;98;America/Fortaleza;56896
2102358;Buritirana;MA;buritirana;-5.5982;-47.0131;0;99;America/Fortaleza;13157
2102374;Cachoeira Grande;MA;cachoeira-grande;-2.9307;-44.0528;0;98;America/Fortaleza;10004
2102408;Cajapió;MA;cajapio;-2.8733;-44.6741;0;98;America/Fortaleza;10342
2102507;Cajari;MA;cajari;-3.3274;-45.0145;0;98;America/Fortaleza;16711
2102556;Campestre do Maranhão;MA;campestre-do-maranhao;-6.1707;-47.3625;0;99;America/Fortaleza;12553
2102606;Cândido Mendes;MA;candido-mendes;-1.4326;-45.7161;0;98;America/Fortaleza;20413
2102705;Cantanhede;MA;cantanhede;-3.6376;-44.383;0;98;America/Fortaleza;24976
2102754;Capinzal do Norte;MA;capinzal-do-norte;-4.7236;-44.328;0;99;America/Fortaleza;11664
2102804;Carolina;MA;carolina;-7.3358;-47.4634;0;99;America/Fortaleza;24606
2102903;Carutapera;MA;carutapera;-1.197;-46.0085;0;98;America/Fortaleza;24855
2103000;Caxias;MA;caxias;-4.8651;-43.3617;0;99;America/Fortaleza;163428
2103109;Cedral;MA;cedral;-2.0003;-44.5281;0;98;America/Fortaleza;10444
2103125;Central do Maranhão;MA;central-do-maranhao;-2.1983;-44.8254;0;98;America/Fortaleza;7233
2103158;Centro do Guilherme;MA;centro-do-guilherme;-2.4489;-46.0345;0;98;America/Fortaleza;12668
2103174;Centro Novo do Maranhão;MA;centro-novo-do-maranhao;-2.127;-46.1228;0;98;America/Fortaleza;16529
2103208;Chapadinha;MA;chapadinha;-3.7388;-43.3538;0;98;America/Fortaleza;84202
2103257;Cidelândia;MA;cidelandia;-5.1746;-47.7781;0;99;America/Fortaleza;13152
2103307;Codó;MA;codo;-4.4556;-43.8924;0;99;America/Fortaleza;118295
2103406;Coelho Neto;MA;coelho-neto;-4.2524;-43.0108;0;98;America/Fortaleza;42918
2103505;Colinas;MA;colinas;-6.032;-44.2543;0;99;America/Fortaleza;41745
2103554;Conceição do Lago-Açu;MA;conceicao-do-lago-acu;-3.8514;-44.8895;0;98;America/Fortaleza;15264
2103604;Coroatá;MA;coroata;-4.1344;-44.1244;0;99;America/Fortaleza;61351
2103703;Cururupu;MA;cururupu;-1.8148;-44.8644;0;98;America/Fortaleza;32608
2103752;Davinópolis;MA;davinopolis;-5.5464;-47.4217;0;99;America/Fortaleza;14788
2103802;Dom Pedro;MA;dom-pedro;-5.0352;-44.4409;0;99;America/Fortaleza;23579
2103901;Duque Bacelar;MA;duque-bacelar;-4.15;-42.9477;0;98;America/Fortaleza;10448
2104008;Esperantinópolis;MA;esperantinopolis;-4.877;-44.8821;0;99;America/Fortaleza;18725
2104057;Estreito;MA;estreito;-6.5608;-47.4431;0;99;America/Fortaleza;34353
2104073;Feira Nova do Maranhão;MA;feira-nova-do-maranhao;-6.9651;-46.6786;0;99;America/Fortaleza;8236
2104081;Fernando Falcão;MA;fernando-falcao;-6.1621;-44.8979;0;99;America/Fortaleza;11184
2104099;Formosa da Serra Negra;MA;formosa-da-serra-negra;-6.4402;-46.1916;0;99;America/Fortaleza;18133
2104107;Fortaleza dos Nogueiras;MA;fortaleza-dos-nogueiras;-6.9598;-46.1749;0;99;America/Fortaleza;12951
2104206;Fortuna;MA;fortuna;-5.7279;-44.1565;0;99;America/Fortaleza;17346
2104305;Godofredo Viana;MA;godofredo-viana;-1.4026;-45.7795;0;98;America/Fortaleza;10422
2104404;Gonçalves Dias;MA;goncalves-dias;-5.1475;-44.3013;0;99;America/Fortaleza;17579
2104503;Governador Archer;MA;governador-archer;-5.0208;-44.2754;0;99;America/Fortaleza;10472
2104552;Governador Edison Lobão;MA;governador-edison-lobao;-5.7497;-47.3646;0;99;America/Fortaleza;18908
2104602;Governador Eugênio Barros;MA;governador-eugenio-barros;-5.319;-44.2469;0;99;America/Fortaleza;14258
2104628;Governador Luiz Rocha;MA;governador-luiz-rocha;-5.4783;-44.0774;0;99;America/Fortaleza;7219
2104651;Governador Newton Bello;MA;governador-newton-bello;-3.4324;-45.6619;0;98;America/Fortaleza;10981
2104677;Governador Nunes Freire;MA;governador-nunes-freire;-2.129;-45.8777;0;98;America/Fortaleza;23563
2104701;Graça Aranha;MA;graca-aranha;-5.4055;-44.3358;0;99;America/Fortaleza;6161
2104800;Grajaú;MA;grajau;-5.8137;-46.1462;0;99;America/Fortaleza;76578
2104909;Guimarães;MA;guimaraes;-2.1275;-44.602;0;98;America/Fortaleza;10470
2105005;Humberto de Campos;MA;humberto-de-campos;-2.5983;-43.4649;0;98;America/Fortaleza;26546
2105104;Icatu;MA;icatu;-2.7721;-44.0501;0;98;America/Fortaleza;25332
2105153;Igarapé do Meio;MA;igarape-do-meio;-3.6577;-45.2114;0;98;America/Fortaleza;14350
2105203;Igarapé Grande;MA;igarape-grande;-4.6625;-44.8558;0;99;America/Fortaleza;10463
2105302;Imperatriz;MA;imperatriz;-5.5185;-47.4777;0;99;America/Fortaleza;285146
2105351;Itaipava do Grajaú;MA;itaipava-do-grajau;-5.1425;-45.7877;0;99;America/Fortaleza;14143
2105401;Itapecuru Mirim;MA;itapecuru-mirim;-3.402;-44.3508;0;98;America/Fortaleza;62269
2105427;Itinga do Maranhão;MA;itinga-do-maranhao;-4.4529;-47.5235;0;99;America/Fortaleza;22934
2105450;Jatobá;MA;jatoba;-5.8228;-44.2153;0;99;America/Fortaleza;7610
2105476;Jenipapo dos Vieiras;MA;jenipapo-dos-vieiras;-5.3624;-45.6356;0;99;America/Fortaleza;17499
2105500;João Lisboa;MA;joao-lisboa;-5.4436;-47.4064;0;99;America/Fortaleza;25287
2105609;Joselândia;MA;joselandia;-4.9861;-44.6958;0;99;America/Fortaleza;15235
2105658;Junco do Maranhão;MA;junco-do-maranhao;-1.8389;-46.09;0;98;America/Fortaleza;5275
2105708;Lago da Pedra;MA;lago-da-pedra;-4.5697;-45.1319;0;99;America/Fortaleza;45875
2105807;Lago do Junco;MA;lago-do-junco;-4.609;-45.049;0;99;America/Fortaleza;9700
2105906;Lago Verde;MA;lago-verde;-3.9466;-44.826;0;99;America/Fortaleza;15077
2105922;Lagoa do Mato;MA;lagoa-do-mato;-6.0502;-43.5333;0;99;America/Fortaleza;10809
2105948;Lago dos Rodrigues;MA;lago-dos-rodrigues;-4.6117;-44.9798;0;99;America/Fortaleza;8961
2105963;Lagoa Grande do Maranhão;MA;lagoa-grande-do-maranhao;-4.9889;-45.3816;0;99;America/Fortaleza;11710
2105989;Lajeado Novo;MA;lajeado-novo;-6.1854;-47.0293;0;99;America/Fortaleza;7227
2106003;Lima Campos;MA;lima-campos;-4.5184;-44.4646;0;99;America/Fortaleza;11558
2106102;Loreto;MA;loreto;-7.0811;-45.1451;0;99;America/Fortaleza;11876
2106201;Luís Domingues;MA;luis-domingues;-1.2749;-45.867;0;98;America/Fortaleza;7351
2106300;Magalhães de Almeida;MA;magalhaes-de-almeida;-3.3923;-42.2117;0;98;America/Fortaleza;14001
2106326;Maracaçumé;MA;maracacume;-2.0492;-45.9587;0;98;America/Fortaleza;21686
2106359;Marajá do Sena;MA;maraja-do-sena;-4.6281;-45.4531;0;98;America/Fortaleza;7165
2106375;Maranhãozinho;MA;maranhaozinho;-2.2408;-45.8507;0;98;America/Fortaleza;14086
2106409;Mata Roma;MA;mata-roma;-3.6204;-43.1112;0;98;America/Fortaleza;17537
2106508;Matinha;MA;matinha;-3.0985;-45.035;0;98;America/Fortaleza;22530
2106607;Matões;MA;matoes;-5.5136;-43.2018;0;99;America/Fortaleza;33300
2106631;Matões do Norte;MA;matoes-do-norte;-3.6244;-44.5468;0;98;America/Fortaleza;17945
2106672;Milagres do Maranhão;MA;milagres-do-maranhao;-3.5744;-42.6131;0;98;America/Fortaleza;9048
2106706;Mirador;MA;mirador;-6.3745;-44.3683;0;99;America/Fortaleza;21518
2106755;Miranda do Norte;MA;miranda-do-norte;-3.5631;-44.5814;0;98;America/Fortaleza;24377
2106805;Mirinzal;MA;mirinzal;-2.0709;-44.7787;0;98;America/Fortaleza;14297
2106904;Monção;MA;moncao;-3.4813;-45.2496;0;98;America/Fortaleza;28606
2107001;Montes Altos;MA;montes-altos;-5.8307;-47.0673;0;99;America/Fortaleza;9309
2107100;Morros;MA;morros;-2.8538;-44.0357;0;98;America/Fortaleza;18994
2107209;Nina Rodrigues;MA;nina-rodrigues;-3.4679;-43.9134;0;98;America/Fortaleza;14551
2107258;Nova Colinas;MA;nova-colinas;-7.1226;-46.2607;0;99;America/Fortaleza;5144
2107308;Nova Iorque;MA;nova-iorque;-6.7305;-44.0471;0;99;America/Fortaleza;4412
2107357;Nova Olinda do Maranhão;MA;nova-olinda-do-maranhao;-2.8423;-45.6953;0;98;America/Fortaleza;14468
2107407;Olho d'Água das Cunhãs;MA;olho-dagua-das-cunhas;-4.1342;-45.1163;0;98;America/Fortaleza;18295
2107456;Olinda Nova do Maranhão;MA;olinda-nova-do-maranhao;-2.9929;-44.9897;0;98;America/Fortaleza;13909
2107506;Paço do Lumiar;MA;paco-do-lumiar;-2.5166;-44.1019;0;98;America/Fortaleza;152306
2107605;Palmeirândia;MA;palmeirandia;-2.6443;-44.8933;0;98;America/Fortaleza;21606
2107704;Paraibano;MA;paraibano;-6.4264;-43.9792;0;99;America/Fortaleza;18619
2107803;Parnarama;MA;parnarama;-5.6737;-43.1011;0;99;America/Fortaleza;32256
2107902;Passagem Franca;MA;passagem-franca;-6.1775;-43.7755;0;99;America/Fortaleza;17592
2108009;Pastos Bons;MA;pastos-bons;-6.603;-44.0745;0;99;America/Fortaleza;19246
2108058;Paulino Neves;MA;paulino-neves;-2.7209;-42.5258;0;98;America/Fortaleza;17523
2108108;Paulo Ramos;MA;paulo-ramos;-4.4448;-45.2398;0;98;America/Fortaleza;20792
2108207;Pedreiras;MA;pedreiras;-4.5648;-44.6006;0;99;America/Fortaleza;38267
2108256;Pedro do Rosário;MA;pedro-do-rosario;-2.9727;-45.3493;0;98;America/Fortaleza;24917
2108306;Penalva;MA;penalva;-3.2767;-45.1768;0;98;America/Fortaleza;33534
2108405;Peri Mirim;MA;peri-mirim;-2.5768;-44.8504;0;98;America/Fortaleza;11277
2108454;Peritoró;MA;peritoro;-4.3746;-44.3369;0;99;America/Fortaleza;20910
2108504;Pindaré-Mirim;MA;pindare-mirim;-3.6098;-45.342;0;98;America/Fortaleza;32521
2108603;Pinheiro;MA;pinheiro;-2.5222;-45.0788;0;98;America/Fortaleza;87919
2108702;Pio XII;MA;pio-xii;-3.8931;-45.1759;0;98;America/Fortaleza;22369
2108801;Pirapemas;MA;pirapemas;-3.7204;-44.2216;0;98;America/Fortaleza;18120
2108900;Poção de Pedras;MA;pocao-de-pedras;-4.7463;-44.9432;0;99;America/Fortaleza;17444
2109007;Porto Franco;MA;porto-franco;-6.3415;-47.3962;0;99;America/Fortaleza;24517
2109056;Porto Rico do Maranhão;MA;porto-rico-do-maranhao;-1.8593;-44.5842;0;98;America/Fortaleza;6091
2109106;Presidente Dutra;MA;presidente-dutra;-5.2898;-44.495;0;99;America/Fortaleza;46578
2109205;Presidente Juscelino;MA;presidente-juscelino;-2.9187;-44.0715;0;98;America/Fortaleza;11616
2109239;Presidente Médici;MA;presidente-medici;-2.3899;-45.82;0;98;America/Fortaleza;4748
2109270;Presidente Sarney;MA;presidente-sarney;-2.588;-45.3595;0;98;America/Fortaleza;17913
2109304;Presidente Vargas;MA;presidente-vargas;-3.4079;-44.0234;0;98;America/Fortaleza;10791
2109403;Primeira Cruz;MA;primeira-cruz;-2.5057;-43.4232;0;98;America/Fortaleza;13922
2109452;Raposa;MA;raposa;-2.4254;-44.0973;0;98;America/Fortaleza;32054
2109502;Riachão;MA;riachao;-7.3582;-46.6225;0;99;America/Fortaleza;22699
2109551;Ribamar Fiquene;MA;ribamar-fiquene;-5.9307;-47.3888;0;99;America/Fortaleza;7597
2109601;Rosário;MA;rosario;-2.9344;-44.2531;0;98;America/Fortaleza;39763
2109700;Sambaíba;MA;sambaiba;-7.1345;-45.3515;0;99;America/Fortaleza;5701
2109759;Santa Filomena do Maranhão;MA;santa-filomena-do-maranhao;-5.4967;-44.5638;0;99;America/Fortaleza;6839
2109809;Santa Helena;MA;santa-helena;-2.2443;-45.29;0;98;America/Fortaleza;43112
2109908;Santa Inês;MA;santa-ines;-3.6511;-45.3774;0;98;America/Fortaleza;88167
2110005;Santa Luzia;MA;santa-luzia;-4.0687;-45.69;0;98;America/Fortaleza;59037
2110039;Santa Luzia do Paruá;MA;santa-luzia-do-parua;-2.5112;-45.7801;0;98;America/Fortaleza;24870
2110104;Santa Quitéria do Maranhão;MA;santa-quiteria-do-maranhao;-3.4931;-42.5688;0;98;America/Fortaleza;24489
2110203;Santa Rita;MA;santa-rita;-3.1424;-44.3211;0;98;America/Fortaleza;38446
2110237;Santana do Maranhão;MA;santana-do-maranhao;-3.109;-42.4064;0;98;America/Fortaleza;10777
2110278;Santo Amaro do Maranhão;MA;santo-amaro-do-maranhao;-2.5007;-43.238;0;98;America/Fortaleza;14280
2110302;Santo Antônio dos Lopes;MA;santo-antonio-dos-lopes;-4.8661;-44.3653;0;99;America/Fortaleza;14623
2110401;São Benedito do Rio Preto;MA;sao-benedito-do-rio-preto;-3.3352;-43.5287;0;98;America/Fortaleza;18793
2110500;São Bento;MA;sao-bento;-2.6978;-44.8289;0;98;America/Fortaleza;48036
2110609;São Bernardo;MA;sao-bernardo;-3.3722;-42.4191;0;98;America/Fortaleza;27887
2110658;São Domingos do Azeitão;MA;sao-domingos-do-azeitao;-6.8147;-44.6509;0;99;America/Fortaleza;8213
2110708;São Domingos do Maranhão;MA;sao-domingos-do-maranhao;-5.5809;-44.3822;0;99;America/Fortaleza;35221
2110807;São Félix de Balsas;MA;sao-felix-de-balsas;-7.0754;-44.8092;0;99;America/Fortaleza;4495
2110856;São Francisco do Brejão;MA;sao-francisco-do-brejao;-5.1258;-47.389;0;99;America/Fortaleza;9222
2110906;São Francisco do Maranhão;MA;sao-francisco-do-maranhao;-6.2516;-42.8668;0;99;America/Fortaleza;12353
2111003;São João Batista;MA;sao-joao-batista;-2.954;-44.7953;0;98;America/Fortaleza;18909
2111029;São João do Carú;MA;sao-joao-do-caru;-3.5503;-46.2507;0;98;America/Fortaleza;12421
2111052;São João do Paraíso;MA;sao-joao-do-paraiso;-6.4563;-47.0594;0;99;America/Fortaleza;10105
2111078;São João do Soter;MA;sao-joao-do-soter;-5.1082;-43.8163;0;99;America/Fortaleza;17254
2111102;São João dos Patos;MA;sao-joao-dos-patos;-6.4934;-43.7036;0;99;America/Fortaleza;25891
2111201;São José de Ribamar;MA;sao-jose-de-ribamar;-2.547;-44.0597;0;98;America/Fortaleza;257414
2111250;São José dos Basílios;MA;sao-jose-dos-basilios;-5.0549;-44.5809;0;99;America/Fortaleza;7102
2111300;São Luís;MA;sao-luis;-2.5387;-44.2825;1;98;America/Fortaleza;1088057
2111409;São Luís Gonzaga do Maranhão;MA;sao-luis-gonzaga-do-maranhao;-4.3854;-44.6654;0;99;America/Fortaleza;18153
2111508;São Mateus do Maranhão;MA;sao-mateus-do-maranhao;-4.0374;-44.4707;0;99;America/Fortaleza;40160
2111532;São Pedro da Água Branca;MA;sao-pedro-da-agua-branca;-5.0847;-48.4291;0;99;America/Fortaleza;14736
2111573;São Pedro dos Crentes;MA;sao-pedro-dos-crentes;-6.8239;-46.5319;0;99;America/Fortaleza;5965
2111607;São Raimundo das Mangabeiras;MA;sao-raimundo-das-mangabeiras;-7.0218;-45.4809;0;99;America/Fortaleza;19129
2111631;São Raimundo do Doca Bezerra;MA;sao-raimundo-do-doca-bezerra;-5.1105;-45.0696;0;99;America/Fortaleza;5767
2111672;São Roberto;MA;sao-roberto;-5.0231;-45.001;0;99;America/Fortaleza;4602
2111706;São Vicente Ferrer;MA;sao-vicente-ferrer;-2.8949;-44.8681;0;98;America/Fortaleza;19885
2111722;Satubinha;MA;satubinha;-4.0491;-45.2457;0;98;America/Fortaleza;8880
2111748;Senador Alexandre Costa;MA;senador-alexandre-costa;-5.251;-44.0533;0;99;America/Fortaleza;10445
2111763;Senador La Rocque;MA;senador-la-rocque;-5.4461;-47.2959;0;99;America/Fortaleza;15035
2111789;Serrano do Maranhão;MA;serrano-do-maranhao;-1.8523;-45.1207;0;98;America/Fortaleza;10461
2111805;Sítio Novo;MA;sitio-novo;-5.876;-46.7033;0;99;America/Fortaleza;17457
2111904;Sucupira do Norte;MA;sucupira-do-norte;-6.4784;-44.1919;0;99;America/Fortaleza;10471
2111953;Sucupira do Riachão;MA;sucupira-do-riachao;-6.4086;-43.5455;0;99;America/Fortaleza;5088
2112001;Tasso Fragoso;MA;tasso-fragoso;-8.4662;-45.7536;0;99;America/Fortaleza;9106
2112100;Timbiras;MA;timbiras;-4.256;-43.932;0;99;America/Fortaleza;27344
2112209;Timon;MA;timon;-5.0977;-42.8329;0;99;America/Fortaleza;182241
2112233;Trizidela do Vale;MA;trizidela-do-vale;-4.538;-44.628;0;99;America/Fortaleza;23052
2112274;Tufilândia;MA;tufilandia;-3.6736;-45.6238;0;98;America/Fortaleza;5633
2112308;Tuntum;MA;tuntum;-5.2548;-44.6444;0;99;America/Fortaleza;37401
2112407;Turiaçu;MA;turiacu;-1.6589;-45.3798;0;98;America/Fortaleza;38905
2112456;Turilândia;MA;turilandia;-2.2164;-45.3044;0;98;America/Fortaleza;33032
2112506;Tutóia;MA;tutoia;-2.7614;-42.2755;0;98;America/Fortaleza;55041
2112605;Urbano Santos;MA;urbano-santos;-3.2064;-43.3878;0;98;America/Fortaleza;34060
2112704;Vargem Grande;MA;vargem-grande;-3.5364;-43.917;0;98;America/Fortaleza;44540
2112803;Viana;MA;viana;-3.2045;-44.9912;0;98;America/Fortaleza;53115
2112852;Vila Nova dos Martírios;MA;vila-nova-dos-martirios;-5.1889;-48.1336;0;99;America/Fortaleza;10575
2112902;Vitória do Mearim;MA;vitoria-do-mearim;-3.4512;-44.8643;0;98;America/Fortaleza;31851
2113009;Vitorino Freire;MA;vitorino-freire;-4.2818;-45.2505;0;98;America/Fortaleza;31906
2114007;Zé Doca;MA;ze-doca;-3.2701;-45.6553;0;98;America/Fortaleza;41943
2200053;Acauã;PI;acaua;-8.2195;-41.0831;0;89;America/Fortaleza;6515
2200103;Agricolândia;PI;agricolandia;-5.7968;-42.6664;0;86;America/Fortaleza;5023
2200202;Água Branca;PI;agua-branca;-5.8886;-42.637;0;86;America/Fortaleza;18033
2200251;Alagoinha do Piauí;PI;alagoinha-do-piaui;-7.0004;-40.9282;0;89;America/Fortaleza;6901
2200277;Alegrete do Piauí;PI;alegrete-do-piaui;-7.242;-40.8566;0;89;America/Fortaleza;4713
2200301;Alto Longá;PI;alto-longa;-5.2563;-42.2096;0;86;America/Fortaleza;13734
2200400;Altos;PI;altos;-5.0389;-42.4612;0;86;America/Fortaleza;49637
2200459;Alvorada do Gurguéia;PI;alvorada-do-gurgueia;-8.4242;-43.777;0;89;America/Fortaleza;5459
2200509;Amarante;PI;amarante;-6.243;-42.8433;0;86;America/Fortaleza;17577
2200608;Angical do Piauí;PI;angical-do-piaui;-6.0879;-42.74;0;86;America/Fortaleza;6982
2200707;Anísio de Abreu;PI;anisio-de-abreu;-9.1856;-43.0494;0;89;America/Fortaleza;9631
2200806;Antônio Almeida;PI;antonio-almeida;-7.2128;-44.1889;0;89;America/Fortaleza;3228
2200905;Aroazes;PI;aroazes;-6.1102;-41.7822;0;89;America/Fortaleza;5433
2200954;Aroeiras do Itaim;PI;aroeiras-do-itaim;-7.245;-41.5325;0;89;America/Fortaleza;2766
2201002;Arraial;PI;arraial;-6.6508;-42.5418;0;89;America/Fortaleza;4593
2201051;Assunção do Piauí;PI;assuncao-do-piaui;-5.865;-41.0389;0;86;America/Fortaleza;7597
2201101;Avelino Lopes;PI;avelino-lopes;-10.1345;-43.9563;0;89;America/Fortaleza;11106
2201150;Baixa Grande do Ribeiro;PI;baixa-grande-do-ribeiro;-7.849;-45.219;0;89;America/Fortaleza;13838
2201176;Barra D'Alcântara;PI;barra-dalcantara;-6.5164;-42.1146;0;89;America/Fortaleza;4091
2201200;Barras;PI;barras;-4.2447;-42.2922;0;86;America/Fortaleza;49533
2201309;Barreiras do Piauí;PI;barreiras-do-piaui;-9.9296;-45.4702;0;89;America/Fortaleza;3334
2201408;Barro Duro;PI;barro-duro;-5.8167;-42.5147;0;86;America/Fortaleza;6744
2201507;Batalha;PI;batalha;-4.0223;-42.0787;0;86;America/Fortaleza;27123
2201556;Bela Vista do Piauí;PI;bela-vista-do-piaui;-7.9881;-41.8675;0;89;America/Fortaleza;4208
2201572;Belém do Piauí;PI;belem-do-piaui;-7.3665;-40.9688;0;89;America/Fortaleza;3508
2201606;Beneditinos;PI;beneditinos;-5.4568;-42.3638;0;86;America/Fortaleza;10104
2201705;Bertolínia;PI;bertolinia;-7.6334;-43.9498;0;89;America/Fortaleza;5701
2201739;Betânia do Piauí;PI;betania-do-piaui;-8.1438;-40.7989;0;89;America/Fortaleza;6368
2201770;Boa Hora;PI;boa-hora;-4.414;-42.1357;0;86;America/Fortaleza;7108
2201804;Bocaina;PI;bocaina;-6.9412;-41.3168;0;89;America/Fortaleza;4131
2201903;Bom Jesus;PI;bom-jesus;-9.0712;-44.359;0;89;America/Fortaleza;30321
2201919;Bom Princípio do Piauí;PI;bom-principio-do-piaui;-3.1963;-41.6403;0;86;America/Fortaleza;5786
2201929;Bonfim do Piauí;PI;bonfim-do-piaui;-9.1605;-42.8865;0;89;America/Fortaleza;6089
2201945;Boqueirão do Piauí;PI;boqueirao-do-piaui;-4.4818;-42.1212;0;86;America/Fortaleza;6728
2201960;Brasileira;PI;brasileira;-4.1337;-41.7859;0;86;America/Fortaleza;8658
2201988;Brejo do Piauí;PI;brejo-do-piaui;-8.2031;-42.8229;0;89;America/Fortaleza;3969
2202000;Buriti dos Lopes;PI;buriti-dos-lopes;-3.1826;-41.8695;0;86;America/Fortaleza;20096
2202026;Buriti dos Montes;PI;buriti-dos-montes;-5.3058;-41.0933;0;86;America/Fortaleza;7538
2202059;Cabeceiras do Piauí;PI;cabeceiras-do-piaui;-4.4773;-42.3069;0;86;America/Fortaleza;10449
2202075;Cajazeiras do Piauí;PI;cajazeiras-do-piaui;-6.7967;-42.3903;0;89;America/Fortaleza;3146
2202083;Cajueiro da Praia;PI;cajueiro-da-praia;-2.9311;-41.3408;0;86;America/Fortaleza;8203
2202091;Caldeirão Grande do Piauí;PI;caldeirao-grande-do-piaui;-7.3314;-40.6366;0;89;America/Fortaleza;5605
2202109;Campinas do Piauí;PI;campinas-do-piaui;-7.6593;-41.8775;0;89;America/Fortaleza;4988
2202117;Campo Alegre do Fidalgo;PI;campo-alegre-do-fidalgo;-8.3824;-41.8344;0;89;America/Fortaleza;4701
2202133;Campo Grande do Piauí;PI;campo-grande-do-piaui;-7.1283;-41.0315;0;89;America/Fortaleza;6188
2202174;Campo Largo do Piauí;PI;campo-largo-do-piaui;-3.8044;-42.64;0;86;America/Fortaleza;7636
2202208;Campo Maior;PI;campo-maior;-4.8217;-42.1641;0;86;America/Fortaleza;47074
2202251;Canavieira;PI;canavieira;-7.6882;-43.7233;0;89;America/Fortaleza;3429
2202307;Canto do Buriti;PI;canto-do-buriti;-8.1111;-42.9517;0;89;America/Fortaleza;19669
2202406;Capitão de Campos;PI;capitao-de-campos;-4.457;-41.944;0;86;America/Fortaleza;11347
2202455;Capitão Gervásio Oliveira;PI;capitao-gervasio-oliveira;-8.4965;-41.814;0;89;America/Fortaleza;4065
2202505;Caracol;PI;caracol;-9.2793;-43.329;0;89;America/Fortaleza;10538
2202539;Caraúbas do Piauí;PI;caraubas-do-piaui;-3.4752;-41.8425;0;86;America/Fortaleza;5755
2202554;Caridade do Piauí;PI;caridade-do-piaui;-7.7344;-40.9848;0;89;America/Fortaleza;5162
2202604;Castelo do Piauí;PI;castelo-do-piaui;-5.3187;-41.5499;0;86;America/Fortaleza;19663
2202653;Caxingó;PI;caxingo;-3.419;-41.8955;0;86;America/Fortaleza;5657
2202703;Cocal;PI;cocal;-3.4728;-41.5546;0;86;America/Fortaleza;29209
2202711;Cocal de Telha;PI;cocal-de-telha;-4.5571;-41.9587;0;86;America/Fortaleza;5034
2202729;Cocal dos Alves;PI;cocal-dos-alves;-3.6205;-41.4402;0;86;America/Fortaleza;6569
2202737;Coivaras;PI;coivaras;-5.0922;-42.208;0;86;America/Fortaleza;4233
2202752;Colônia do Gurguéia;PI;colonia-do-gurgueia;-8.1837;-43.794;0;89;America/Fortaleza;6287
2202778;Colônia do Piauí;PI;colonia-do-piaui;-7.2265;-42.1756;0;89;America/Fortaleza;7088
2202802;Conceição do Canindé;PI;conceicao-do-caninde;-7.8764;-41.5942;0;89;America/Fortaleza;5063
2202851;Coronel José Dias;PI;coronel-jose-dias;-8.814;-42.5232;0;89;America/Fortaleza;4305
2202901;Corrente;PI;corrente;-10.4333;-45.1633;0;89;America/Fortaleza;28275
2203008;Cristalândia do Piauí;PI;cristalandia-do-piaui;-10.6443;-45.1893;0;89;America/Fortaleza;7454
2203107;Cristino Castro;PI;cristino-castro;-8.8227;-44.223;0;89;America/Fortaleza;10772
2203206;Curimatá;PI;curimata;-10.0326;-44.3002;0;89;America/Fortaleza;11552
2203230;Currais;PI;currais;-9.0117;-44.4062;0;89;America/Fortaleza;4968
2203255;Curralinhos;PI;curralinhos;-5.6082;-42.8376;0;86;America/Fortaleza;4527
2203271;Curral Novo do Piauí;PI;curral-novo-do-piaui;-7.8313;-40.8957;0;89;America/Fortaleza;5185
2203305;Demerval Lobão;PI;demerval-lobao;-5.3587;-42.6776;0;86;America/Fortaleza;16998
2203354;Dirceu Arcoverde;PI;dirceu-arcoverde;-9.3394;-42.4348;0;89;America/Fortaleza;7238
2203404;Dom Expedito Lopes;PI;dom-expedito-lopes;-6.9533;-41.6396;0;89;America/Fortaleza;6421
2203420;Domingos Mourão;PI;domingos-mourao;-4.2495;-41.2683;0;86;America/Fortaleza;4138
2203453;Dom Inocêncio;PI;dom-inocencio;-9.0052;-41.9697;0;89;America/Fortaleza;9335
2203503;Elesbão Veloso;PI;elesbao-veloso;-6.1995;-42.1355;0;86;America/Fortaleza;13786
2203602;Eliseu Martins;PI;eliseu-martins;-8.0963;-43.6705;0;89;America/Fortaleza;4435
2203701;Esperantina;PI;esperantina;-3.8886;-42.2324;0;86;America/Fortaleza;42510
2203750;Fartura do Piauí;PI;fartura-do-piaui;-9.4834;-42.7912;0;89;America/Fortaleza;5414
2203800;Flores do Piauí;PI;flores-do-piaui;-7.7879;-42.918;0;89;America/Fortaleza;4508
2203859;Floresta do Piauí;PI;floresta-do-piaui;-7.4668;-41.7883;0;89;America/Fortaleza;2364
2203909;Floriano;PI;floriano;-6.7718;-43.0241;0;89;America/Fortaleza;64150
2204006;Francinópolis;PI;francinopolis;-6.3933;-42.2591;0;89;America/Fortaleza;4517
2204105;Francisco Ayres;PI;francisco-ayres;-6.6261;-42.6881;0;89;America/Fortaleza;4494
2204154;Francisco Macedo;PI;francisco-macedo;-7.331;-40.788;0;89;America/Fortaleza;2986
2204204;Francisco Santos;PI;francisco-santos;-6.9949;-41.1288;0;89;America/Fortaleza;8366
2204303;Fronteiras;PI;fronteiras;-7.0817;-40.6146;0;89;America/Fortaleza;10382
2204352;Geminiano;PI;geminiano;-7.1548;-41.3409;0;89;America/Fortaleza;5587
2204402;Gilbués;PI;gilbues;-9.83;-45.3423;0;89;America/Fortaleza;11166
2204501;Guadalupe;PI;guadalupe;-6.7828;-43.5594;0;89;America/Fortaleza;10478
2204550;Guaribas;PI;guaribas;-9.3865;-43.6943;0;89;America/Fortaleza;4350
2204600;Hugo Napoleão;PI;hugo-napoleao;-5.9886;-42.5598;0;86;America/Fortaleza;3562
2204659;Ilha Grande;PI;ilha-grande;-2.8577;-41.8186;0;86;America/Fortaleza;9501
2204709;Inhuma;PI;inhuma;-6.665;-41.7041;0;89;America/Fortaleza;15259
2204808;Ipiranga do Piauí;PI;ipiranga-do-piaui;-6.8242;-41.7381;0;89;America/Fortaleza;9620
2204907;Isaías Coelho;PI;isaias-coelho;-7.736;-41.6735;0;89;America/Fortaleza;7886
2205003;Itainópolis;PI;itainopolis;-7.4434;-41.4687;0;89;America/Fortaleza;10980
2205102;Itaueira;PI;itaueira;-7.5999;-43.0249;0;89;America/Fortaleza;10493
2205151;Jacobina do Piauí;PI;jacobina-do-piaui;-7.9306;-41.2075;0;89;America/Fortaleza;5715
2205201;Jaicós;PI;jaicos;-7.3623;-41.1371;0;89;America/Fortaleza;17811
2205250;Jardim do Mulato;PI;jardim-do-mulato;-6.099;-42.63;0;86;America/Fortaleza;4251
2205276;Jatobá do Piauí;PI;jatoba-do-piaui;-4.7702;-41.817;0;86;America/Fortaleza;4568
2205300;Jerumenha;PI;jerumenha;-7.0913;-43.5033;0;89;America/Fortaleza;4600
2205359;João Costa;PI;joao-costa;-8.5074;-42.4264;0;89;America/Fortaleza;3031
2205409;Joaquim Pires;PI;joaquim-pires;-3.5016;-42.1865;0;86;America/Fortaleza;14175
2205458;Joca Marques;PI;joca-marques;-3.4804;-42.4255;0;86;America/Fortaleza;5535
2205508;José de Freitas;PI;jose-de-freitas;-4.7515;-42.5746;0;86;America/Fortaleza;44391
2205516;Juazeiro do Piauí;PI;juazeiro-do-piaui;-5.1746;-41.6976;0;86;America/Fortaleza;5311
2205524;Júlio Borges;PI;julio-borges;-10.3225;-44.2381;0;89;America/Fortaleza;5499
2205532;Jurema;PI;jurema;-9.2199;-43.1337;0;89;America/Fortaleza;4505
2205540;Lagoinha do Piauí;PI;lagoinha-do-piaui;-5.8307;-42.6223;0;86;America/Fortaleza;3029
2205557;Lagoa Alegre;PI;lagoa-alegre;-4.5154;-42.6309;0;86;America/Fortaleza;8449
2205565;Lagoa do Barro do Piauí;PI;lagoa-do-barro-do-piaui;-8.4767;-41.5342;0;89;America/Fortaleza;5146
2205573;Lagoa de São Francisco;PI;lagoa-de-sao-francisco;-4.385;-41.5969;0;86;America/Fortaleza;6449
2205581;Lagoa do Piauí;PI;lagoa-do-piaui;-5.4186;-42.6437;0;86;America/Fortaleza;5009
2205599;Lagoa do Sítio;PI;lagoa-do-sitio;-6.5077;-41.5653;0;89;America/Fortaleza;4575
2205607;Landri Sales;PI;landri-sales;-7.2592;-43.9364;0;89;America/Fortaleza;5311
2205706;Luís Correia;PI;luis-correia;-2.8844;-41.6641;0;86;America/Fortaleza;31775
2205805;Luzilândia;PI;luzilandia;-3.4683;-42.3718;0;86;America/Fortaleza;26204
2205854;Madeiro;PI;madeiro;-3.4862;-42.4981;0;86;America/Fortaleza;8218
2205904;Manoel Emídio;PI;manoel-emidio;-8.0123;-43.8755;0;89;America/Fortaleza;5314
2205953;Marcolândia;PI;marcolandia;-7.4417;-40.6602;0;89;America/Fortaleza;8783
2206001;Marcos Parente;PI;marcos-parente;-7.1156;-43.8926;0;89;America/Fortaleza;4848
2206050;Massapê do Piauí;PI;massape-do-piaui;-7.4747;-41.1103;0;89;America/Fortaleza;5215
2206100;Matias Olímpio;PI;matias-olimpio;-3.7149;-42.5507;0;86;America/Fortaleza;10875
2206209;Miguel Alves;PI;miguel-alves;-4.1686;-42.8963;0;86;America/Fortaleza;33071
2206308;Miguel Leão;PI;miguel-leao;-5.6808;-42.7436;0;86;America/Fortaleza;1352
2206357;Milton Brandão;PI;milton-brandao;-4.6829;-41.4173;0;86;America/Fortaleza;6678
2206407;Monsenhor Gil;PI;monsenhor-gil;-5.562;-42.6075;0;86;America/Fortaleza;10455
2206506;Monsenhor Hipólito;PI;monsenhor-hipolito;-6.9928;-41.026;0;89;America/Fortaleza;7751
2206605;Monte Alegre do Piauí;PI;monte-alegre-do-piaui;-9.7536;-45.3037;0;89;America/Fortaleza;10910
2206654;Morro Cabeça no Tempo;PI;morro-cabeca-no-tempo;-9.7189;-43.9072;0;89;America/Fortaleza;4458
2206670;Morro do Chapéu do Piauí;PI;morro-do-chapeu-do-piaui;-3.7334;-42.3024;0;86;America/Fortaleza;6547
2206696;Murici dos Portelas;PI;murici-dos-portelas;-3.319;-42.094;0;86;America/Fortaleza;10139
2206704;Nazaré do Piauí;PI;nazare-do-piaui;-6.9702;-42.6773;0;89;America/Fortaleza;6729
2206720;Nazária;PI;nazaria;-5.3513;-42.8153;0;86;America/Fortaleza;10706
2206753;Nossa Senhora de Nazaré;PI;nossa-senhora-de-nazare;-4.6302;-42.173;0;86;America/Fortaleza;5406
2206803;Nossa Senhora dos Remédios;PI;nossa-senhora-dos-remedios;-3.9757;-42.6184;0;86;America/Fortaleza;8732
2206902;Novo Oriente do Piauí;PI;novo-oriente-do-piaui;-6.449;-41.9261;0;89;America/Fortaleza;6178
2206951;Novo Santo Antônio;PI;novo-santo-antonio;-5.2875;-41.9325;0;86;America/Fortaleza;2886
2207009;Oeiras;PI;oeiras;-7.0191;-42.1283;0;89;America/Fortaleza;39545
2207108;Olho D'Água do Piauí;PI;olho-dagua-do-piaui;-5.8412;-42.5594;0;86;America/Fortaleza;2725
2207207;Padre Marcos;PI;padre-marcos;-7.351;-40.8997;0;89;America/Fortaleza;6481
2207306;Paes Landim;PI;paes-landim;-7.7737;-42.2474;0;89;America/Fortaleza;4174
2207355;Pajeú do Piauí;PI;pajeu-do-piaui;-7.8551;-42.8248;0;89;America/Fortaleza;3041
2207405;Palmeira do Piauí;PI;palmeira-do-piaui;-8.7308;-44.2466;0;89;America/Fortaleza;5048
2207504;Palmeirais;PI;palmeirais;-5.9709;-43.056;0;86;America/Fortaleza;13480
2207553;Paquetá;PI;paqueta;-7.103;-41.7;0;89;America/Fortaleza;3878
2207603;Parnaguá;PI;parnagua;-10.2166;-44.63;0;89;America/Fortaleza;10289
2207702;Parnaíba;PI;parnaiba;-2.9059;-41.7754;0;86;America/Fortaleza;169552
2207751;Passagem Franca do Piauí;PI;passagem-franca-do-piaui;-5.8604;-42.4436;0;86;America/Fortaleza;4220
2207777;Patos do Piauí;PI;patos-do-piaui;-7.6723;-41.2408;0;89;America/Fortaleza;5461
2207793;Pau D'Arco do Piauí;PI;pau-darco-do-piaui;-5.2607;-42.3908;0;86;America/Fortaleza;3972
2207801;Paulistana;PI;paulistana;-8.1344;-41.1431;0;89;America/Fortaleza;21601
2207850;Pavussu;PI;pavussu;-7.9606;-43.2284;0;89;America/Fortaleza;3698
2207900;Pedro II;PI;pedro-ii;-4.4258;-41.4482;0;86;America/Fortaleza;39039
2207934;Pedro Laurentino;PI;pedro-laurentino;-8.0681;-42.2847;0;89;America/Fortaleza;2514
2207959;Nova Santa Rita;PI;nova-santa-rita;-8.0971;-42.0471;0;89;America/Fortaleza;4147
2208007;Picos;PI;picos;-7.0772;-41.467;0;89;America/Fortaleza;86228
2208106;Pimenteiras;PI;pimenteiras;-6.2384;-41.4113;0;89;America/Fortaleza;11528
2208205;Pio IX;PI;pio-ix;-6.83;-40.6083;0;89;America/Fortaleza;17947
2208304;Piracuruca;PI;piracuruca;-3.9333;-41.7088;0;86;America/Fortaleza;29849
2208403;Piripiri;PI;piripiri;-4.2716;-41.7716;0;86;America/Fortaleza;67676
2208502;Porto;PI;porto;-3.8881;-42.6998;0;86;America/Fortaleza;12312
2208551;Porto Alegre do Piauí;PI;porto-alegre-do-piaui;-6.9642;-44.1837;0;89;America/Fortaleza;2391
2208601;Prata do Piauí;PI;prata-do-piaui;-5.6726;-42.2046;0;86;America/Fortaleza;3098
2208650;Queimada Nova;PI;queimada-nova;-8.5706;-41.4106;0;89;America/Fortaleza;8936
2208700;Redenção do Gurguéia;PI;redencao-do-gurgueia;-9.4794;-44.5811;0;89;America/Fortaleza;8563
2208809;Regeneração;PI;regeneracao;-6.2312;-42.6842;0;86;America/Fortaleza;17418
2208858;Riacho Frio;PI;riacho-frio;-10.1244;-44.9503;0;89;America/Fortaleza;4241
2208874;Ribeira do Piauí;PI;ribeira-do-piaui;-7.6903;-42.7128;0;89;America/Fortaleza;4114
2208908;Ribeiro Gonçalves;PI;ribeiro-goncalves;-7.5565;-45.2447;0;89;America/Fortaleza;6215
2209005;Rio Grande do Piauí;PI;rio-grande-do-piaui;-7.7803;-43.1369;0;89;America/Fortaleza;5868
2209104;Santa Cruz do Piauí;PI;santa-cruz-do-piaui;-7.1785;-41.7609;0;89;America/Fortaleza;5928
2209153;Santa Cruz dos Milagres;PI;santa-cruz-dos-milagres;-5.8058;-41.9506;0;89;America/Fortaleza;3466
2209203;Santa Filomena;PI;santa-filomena;-9.1123;-45.9116;0;89;America/Fortaleza;6209
2209302;Santa Luz;PI;santa-luz;-8.9488;-44.1296;0;89;America/Fortaleza;5425
2209351;Santana do Piauí;PI;santana-do-piaui;-6.947;-41.5178;0;89;America/Fortaleza;4174
2209377;Santa Rosa do Piauí;PI;santa-rosa-do-piaui;-6.7958;-42.2814;0;89;America/Fortaleza;4690
2209401;Santo Antônio de Lisboa;PI;santo-antonio-de-lisboa;-6.9868;-41.2252;0;89;America/Fortaleza;5938
2209450;Santo Antônio dos Milagres;PI;santo-antonio-dos-milagres;-6.0465;-42.7123;0;86;America/Fortaleza;2189
2209500;Santo Inácio do Piauí;PI;santo-inacio-do-piaui;-7.4207;-41.9063;0;89;America/Fortaleza;3719
2209559;São Braz do Piauí;PI;sao-braz-do-piaui;-9.058;-43.0076;0;89;America/Fortaleza;4451
2209609;São Félix do Piauí;PI;sao-felix-do-piaui;-5.9348;-42.1172;0;86;America/Fortaleza;2885
2209658;São Francisco de Assis do Piauí;PI;sao-francisco-de-assis-do-piaui;-8.236;-41.6873;0;89;America/Fortaleza;5703
2209708;São Francisco do Piauí;PI;sao-francisco-do-piaui;-7.2463;-42.541;0;89;America/Fortaleza;5404
2209757;São Gonçalo do Gurguéia;PI;sao-goncalo-do-gurgueia;-10.0319;-45.3092;0;89;America/Fortaleza;3019
2209807;São Gonçalo do Piauí;PI;sao-goncalo-do-piaui;-5.9939;-42.7095;0;86;America/Fortaleza;4944
2209856;São João da Canabrava;PI;sao-joao-da-canabrava;-6.812;-41.3415;0;89;America/Fortaleza;4306
2209872;São João da Fronteira;PI;sao-joao-da-fronteira;-3.955;-41.2569;0;86;America/Fortaleza;5615
2209906;São João da Serra;PI;sao-joao-da-serra;-5.5108;-41.8923;0;86;America/Fortaleza;6233
2209955;São João da Varjota;PI;sao-joao-da-varjota;-6.9408;-41.8889;0;89;America/Fortaleza;4443
2209971;São João do Arraial;PI;sao-joao-do-arraial;-3.8186;-42.4459;0;86;America/Fortaleza;8443
2210003;São João do Piauí;PI;sao-joao-do-piaui;-8.3547;-42.2559;0;89;America/Fortaleza;22036
2210052;São José do Divino;PI;sao-jose-do-divino;-3.8141;-41.8308;0;86;America/Fortaleza;4906
2210102;São José do Peixe;PI;sao-jose-do-peixe;-7.4855;-42.5672;0;89;America/Fortaleza;3320
2210201;São José do Piauí;PI;sao-jose-do-piaui;-6.8719;-41.4731;0;89;America/Fortaleza;6732
2210300;São Julião;PI;sao-juliao;-7.0839;-40.8246;0;89;America/Fortaleza;6135
2210359;São Lourenço do Piauí;PI;sao-lourenco-do-piaui;-9.1646;-42.5496;0;89;America/Fortaleza;4497
2210375;São Luis do Piauí;PI;sao-luis-do-piaui;-6.8194;-41.3175;0;89;America/Fortaleza;2329
2210383;São Miguel da Baixa Grande;PI;sao-miguel-da-baixa-grande;-5.8565;-42.1934;0;86;America/Fortaleza;2304
2210391;São Miguel do Fidalgo;PI;sao-miguel-do-fidalgo;-7.5971;-42.3676;0;89;America/Fortaleza;2870
2210409;São Miguel do Tapuio;PI;sao-miguel-do-tapuio;-5.4973;-41.3165;0;86;America/Fortaleza;17902
2210508;São Pedro do Piauí;PI;sao-pedro-do-piaui;-5.9208;-42.7192;0;86;America/Fortaleza;14046
2210607;São Raimundo Nonato;PI;sao-raimundo-nonato;-9.0124;-42.6987;0;89;America/Fortaleza;40784
2210623;Sebastião Barros;PI;sebastiao-barros;-10.817;-44.8337;0;89;America/Fortaleza;3228
2210631;Sebastião Leal;PI;sebastiao-leal;-7.568;-44.06;0;89;America/Fortaleza;4572
2210656;Sigefredo Pacheco;PI;sigefredo-pacheco;-4.9166;-41.7311;0;86;America/Fortaleza;9631
2210706;Simões;PI;simoes;-7.5911;-40.8137;0;89;America/Fortaleza;14650
2210805;Simplício Mendes;PI;simplicio-mendes;-7.8529;-41.9075;0;89;America/Fortaleza;14342
2210904;Socorro do Piauí;PI;socorro-do-piaui;-7.8677;-42.4922;0;89;America/Fortaleza;4184
2210938;Sussuapara;PI;sussuapara;-7.0369;-41.3767;0;89;America/Fortaleza;6345
2210953;Tamboril do Piauí;PI;tamboril-do-piaui;-8.4094;-42.9211;0;89;America/Fortaleza;3029
2210979;Tanque do Piauí;PI;tanque-do-piaui;-6.5979;-42.2795;0;89;America/Fortaleza;2330
2211001;Teresina;PI;teresina;-5.0919;-42.8034;1;86;America/Fortaleza;902644
2211100;União;PI;uniao;-4.5857;-42.8583;0;86;America/Fortaleza;47707
2211209;Uruçuí;PI;urucui;-7.2394;-44.5577;0;89;America/Fortaleza;26501
2211308;Valença do Piauí;PI;valenca-do-piaui;-6.403;-41.7375;0;89;America/Fortaleza;22920
2211357;Várzea Branca;PI;varzea-branca;-9.238;-42.9692;0;89;America/Fortaleza;5173
2211407;Várzea Grande;PI;varzea-grande;-6.549;-42.248;0;89;America/Fortaleza;4515
2211506;Vera Mendes;PI;vera-mendes;-7.5975;-41.4673;0;89;America/Fortaleza;3271
2211605;Vila Nova do Piauí;PI;vila-nova-do-piaui;-7.1327;-40.9345;0;89;America/Fortaleza;2979
2211704;Wall Ferraz;PI;wall-ferraz;-7.2315;-41.905;0;89;America/Fortaleza;4117
2300101;Abaiara;CE;abaiara;-7.3459;-39.0416;0;88;America/Fortaleza;10282
2300150;Acarape;CE;acarape;-4.2208;-38.7055;0;85;America/Fortaleza;14306
2300200;Acaraú;CE;acarau;-2.8877;-40.1183;0;88;America/Fortaleza;68758
2300309;Acopiara;CE;acopiara;-6.0891;-39.448;0;88;America/Fortaleza;46215
2300408;Aiuaba;CE;aiuaba;-6.5712;-40.1178;0;88;America/Fortaleza;14220
2300507;Alcântaras;CE;alcantaras;-3.5854;-40.5479;0;88;America/Fortaleza;11754
2300606;Altaneira;CE;altaneira;-6.9984;-39.7356;0;88;America/Fortaleza;6970
2300705;Alto Santo;CE;alto-santo;-5.5089;-38.2743;0;88;America/Fortaleza;14418
2300754;Amontada;CE;amontada;-3.3602;-39.8288;0;88;America/Fortaleza;44342
2300804;Antonina do Norte;CE;antonina-do-norte;-6.7692;-39.987;0;88;America/Fortaleza;7484
2300903;Apuiarés;CE;apuiares;-3.9451;-39.4359;0;85;America/Fortaleza;13219
2301000;Aquiraz;CE;aquiraz;-3.8993;-38.3896;0;85;America/Fortaleza;84737
2301109;Aracati;CE;aracati;-4.5583;-37.7679;0;88;America/Fortaleza;78752
2301208;Aracoiaba;CE;aracoiaba;-4.3687;-38.8125;0;85;America/Fortaleza;26696
2301257;Ararendá;CE;ararenda;-4.7457;-40.831;0;88;America/Fortaleza;11485
2301307;Araripe;CE;araripe;-7.2132;-40.1359;0;88;America/Fortaleza;20223
2301406;Aratuba;CE;aratuba;-4.4123;-39.0471;0;85;America/Fortaleza;11459
2301505;Arneiroz;CE;arneiroz;-6.3165;-40.1653;0;88;America/Fortaleza;7619
2301604;Assaré;CE;assare;-6.8669;-39.8689;0;88;America/Fortaleza;22212
2301703;Aurora;CE;aurora;-6.9335;-38.9742;0;88;America/Fortaleza;24267
2301802;Baixio;CE;baixio;-6.7195;-38.7134;0;88;America/Fortaleza;5832
2301851;Banabuiú;CE;banabuiu;-5.3045;-38.9132;0;88;America/Fortaleza;17654
2301901;Barbalha;CE;barbalha;-7.2982;-39.3021;0;88;America/Fortaleza;80217
2301950;Barreira;CE;barreira;-4.2892;-38.6429;0;85;America/Fortaleza;23351
2302008;Barro;CE;barro;-7.1719;-38.7741;0;88;America/Fortaleza;19669
2302057;Barroquinha;CE;barroquinha;-3.0205;-41.1358;0;88;America/Fortaleza;14977
2302107;Baturité;CE;baturite;-4.326;-38.8812;0;85;America/Fortaleza;36978
2302206;Beberibe;CE;beberibe;-4.1774;-38.1271;0;85;America/Fortaleza;55666
2302305;Bela Cruz;CE;bela-cruz;-3.05;-40.1671;0;88;America/Fortaleza;34441
2302404;Boa Viagem;CE;boa-viagem;-5.1126;-39.7337;0;88;America/Fortaleza;52169
2302503;Brejo Santo;CE;brejo-santo;-7.4847;-38.9799;0;88;America/Fortaleza;53778
2302602;Camocim;CE;camocim;-2.9005;-40.8544;0;88;America/Fortaleza;65031
2302701;Campos Sales;CE;campos-sales;-7.0676;-40.3687;0;88;America/Fortaleza;26082
2302800;Canindé;CE;caninde;-4.3516;-39.3155;0;85;America/Fortaleza;77207
2302909;Capistrano;CE;capistrano;-4.4557;-38.9048;0;85;America/Fortaleza;17760
2303006;Caridade;CE;caridade;-4.2251;-39.1912;0;85;America/Fortaleza;16419
2303105;Cariré;CE;carire;-3.9486;-40.476;0;88;America/Fortaleza;18075
2303204;Caririaçu;CE;caririacu;-7.0281;-39.2828;0;88;America/Fortaleza;27482
2303303;Cariús;CE;carius;-6.5243;-39.4916;0;88;America/Fortaleza;17333
2303402;Carnaubal;CE;carnaubal;-4.1598;-40.9413;0;88;America/Fortaleza;17758
2303501;Cascavel;CE;cascavel;-4.1297;-38.2412;0;85;America/Fortaleza;76365
2303600;Catarina;CE;catarina;-6.1229;-39.8736;0;88;America/Fortaleza;9577
2303659;Catunda;CE;catunda;-4.6434;-40.2;0;88;America/Fortaleza;10817
2303709;Caucaia;CE;caucaia;-3.728;-38.6619;0;85;America/Fortaleza;375730
2303808;Cedro;CE;cedro;-6.6003;-39.0609;0;88;America/Fortaleza;22678
2303907;Chaval;CE;chaval;-3.0357;-41.2435;0;88;America/Fortaleza;12805
2303931;Choró;CE;choro;-4.8391;-39.1344;0;88;America/Fortaleza;12380
2303956;Chorozinho;CE;chorozinho;-4.2887;-38.4986;0;85;America/Fortaleza;20763
2304004;Coreaú;CE;coreau;-3.5415;-40.6587;0;88;America/Fortaleza;21438
2304103;Crateús;CE;crateus;-5.1677;-40.6536;0;88;America/Fortaleza;79809
2304202;Crato;CE;crato;-7.2153;-39.4103;0;88;America/Fortaleza;138232
2304236;Croatá;CE;croata;-4.4048;-40.9022;0;88;America/Fortaleza;18007
2304251;Cruz;CE;cruz;-2.9181;-40.176;0;88;America/Fortaleza;31847
2304269;Deputado Irapuan Pinheiro;CE;deputado-irapuan-pinheiro;-5.9149;-39.257;0;88;America/Fortaleza;9172
2304277;Ereré;CE;erere;-6.0275;-38.3461;0;88;America/Fortaleza;6393
2304285;Eusébio;CE;eusebio;-3.8925;-38.4559;0;85;America/Fortaleza;80304
2304301;Farias Brito;CE;farias-brito;-6.9215;-39.5651;0;88;America/Fortaleza;18557
2304350;Forquilha;CE;forquilha;-3.7995;-40.2634;0;88;America/Fortaleza;25127
2304400;Fortaleza;CE;fortaleza;-3.7166;-38.5423;1;85;America/Fortaleza;2574412
2304459;Fortim;CE;fortim;-4.4513;-37.7981;0;88;America/Fortaleza;18052
2304509;Frecheirinha;CE;frecheirinha;-3.7556;-40.818;0;88;America/Fortaleza;16362
2304608;General Sampaio;CE;general-sampaio;-4.0435;-39.454;0;85;America/Fortaleza;6924
2304657;Graça;CE;graca;-4.0442;-40.749;0;88;America/Fortaleza;14174
2304707;Granja;CE;granja;-3.1279;-40.8372;0;88;America/Fortaleza;55633
2304806;Granjeiro;CE;granjeiro;-6.8813;-39.2144;0;88;America/Fortaleza;4960
2304905;Groaíras;CE;groairas;-3.9179;-40.3852;0;88;America/Fortaleza;11313
2304954;Guaiúba;CE;guaiuba;-4.0406;-38.6404;0;85;America/Fortaleza;25085
2305001;Guaraciaba do Norte;CE;guaraciaba-do-norte;-4.1581;-40.7476;0;88;America/Fortaleza;44294
2305100;Guaramiranga;CE;guaramiranga;-4.2625;-38.932;0;85;America/Fortaleza;5819
2305209;Hidrolândia;CE;hidrolandia;-4.4096;-40.4056;0;88;America/Fortaleza;18225
2305233;Horizonte;CE;horizonte;-4.1209;-38.4707;0;85;America/Fortaleza;79934
2305266;Ibaretama;CE;ibaretama;-4.8038;-38.7501;0;88;America/Fortaleza;12191
2305308;Ibiapina;CE;ibiapina;-3.924;-40.8911;0;88;America/Fortaleza;24649
2305332;Ibicuitinga;CE;ibicuitinga;-4.97;-38.6362;0;88;America/Fortaleza;11979
2305357;Icapuí;CE;icapui;-4.7121;-37.3531;0;88;America/Fortaleza;22367
2305407;Icó;CE;ico;-6.3963;-38.8554;0;88;America/Fortaleza;64802
2305506;Iguatu;CE;iguatu;-6.3628;-39.2892;0;88;America/Fortaleza;102251
2305605;Independência;CE;independencia;-5.3879;-40.3085;0;88;America/Fortaleza;24530
2305654;Ipaporanga;CE;ipaporanga;-4.8976;-40.7537;0;88;America/Fortaleza;11937
2305704;Ipaumirim;CE;ipaumirim;-6.7827;-38.7179;0;88;America/Fortaleza;12441
2305803;Ipu;CE;ipu;-4.3175;-40.7059;0;88;America/Fortaleza;42968
2305902;Ipueiras;CE;ipueiras;-4.538;-40.7118;0;88;America/Fortaleza;38285
2306009;Iracema;CE;iracema;-5.8124;-38.2919;0;88;America/Fortaleza;14411
2306108;Irauçuba;CE;iraucuba;-3.7474;-39.7843;0;88;America/Fortaleza;24751
2306207;Itaiçaba;CE;itaicaba;-4.6715;-37.833;0;88;America/Fortaleza;7779
2306256;Itaitinga;CE;itaitinga;-3.9658;-38.5298;0;85;America/Fortaleza;70679
2306306;Itapajé;CE;itapaje;-3.6831;-39.5855;0;85;America/Fortaleza;49086
2306405;Itapipoca;CE;itapipoca;-3.4993;-39.5836;0;88;America/Fortaleza;137892
2306504;Itapiúna;CE;itapiuna;-4.5552;-38.9281;0;88;America/Fortaleza;18228
2306553;Itarema;CE;itarema;-2.9248;-39.9167;0;88;America/Fortaleza;45465
2306603;Itatira;CE;itatira;-4.5261;-39.6202;0;88;America/Fortaleza;21087
2306702;Jaguaretama;CE;jaguaretama;-5.6051;-38.7639;0;88;America/Fortaleza;17625
2306801;Jaguaribara;CE;jaguaribara;-5.4603;-38.4626;0;88;America/Fortaleza;10656
2306900;Jaguaribe;CE;jaguaribe;-5.9021;-38.6227;0;88;America/Fortaleza;35124
2307007;Jaguaruana;CE;jaguaruana;-4.8315;-37.781;0;88;America/Fortaleza;33070
2307106;Jardim;CE;jardim;-7.576;-39.2826;0;88;America/Fortaleza;28707
2307205;Jati;CE;jati;-7.6797;-39.0029;0;88;America/Fortaleza;8100
2307254;Jijoca de Jericoacoara;CE;jijoca-de-jericoacoara;-2.7933;-40.5127;0;88;America/Fortaleza;27662
2307304;Juazeiro do Norte;CE;juazeiro-do-norte;-7.1962;-39.3076;0;88;America/Fortaleza;303004
2307403;Jucás;CE;jucas;-6.5152;-39.5187;0;88;America/Fortaleza;24591
2307502;Lavras da Mangabeira;CE;lavras-da-mangabeira;-6.7448;-38.9706;0;88;America/Fortaleza;32123
2307601;Limoeiro do Norte;CE;limoeiro-do-norte;-5.1439;-38.0847;0;88;America/Fortaleza;62285
2307635;Madalena;CE;madalena;-4.846;-39.5725;0;88;America/Fortaleza;17264
2307650;Maracanaú;CE;maracanau;-3.867;-38.6259;0;85;America/Fortaleza;249684
2307700;Maranguape;CE;maranguape;-3.8914;-38.6829;0;85;America/Fortaleza;108937
2307809;Marco;CE;marco;-3.1285;-40.1582;0;88;America/Fortaleza;27064
2307908;Martinópole;CE;martinopole;-3.2252;-40.6896;0;88;America/Fortaleza;11232
2308005;Massapê;CE;massape;-3.5236;-40.3423;0;88;America/Fortaleza;39633
2308104;Mauriti;CE;mauriti;-7.386;-38.7708;0;88;America/Fortaleza;47406
2308203;Meruoca;CE;meruoca;-3.5397;-40.4531;0;88;America/Fortaleza;15749
2308302;Milagres;CE;milagres;-7.2975;-38.9378;0;88;America/Fortaleza;26860
2308351;Milhã;CE;milha;-5.6725;-39.1875;0;88;America/Fortaleza;14635
2308377;Miraíma;CE;miraima;-3.5687;-39.9663;0;88;America/Fortaleza;14736
2308401;Missão Velha;CE;missao-velha;-7.2352;-39.143;0;88;America/Fortaleza;38767
2308500;Mombaça;CE;mombaca;-5.7384;-39.63;0;88;America/Fortaleza;38649
2308609;Monsenhor Tabosa;CE;monsenhor-tabosa;-4.791;-40.0646;0;88;America/Fortaleza;17664
2308708;Morada Nova;CE;morada-nova;-5.0974;-38.3702;0;88;America/Fortaleza;65323
2308807;Moraújo;CE;moraujo;-3.4631;-40.6776;0;88;America/Fortaleza;8516
2308906;Morrinhos;CE;morrinhos;-3.2343;-40.1233;0;88;America/Fortaleza;23608
2309003;Mucambo;CE;mucambo;-3.9027;-40.7452;0;88;America/Fortaleza;14009
2309102;Mulungu;CE;mulungu;-4.3029;-38.9951;0;85;America/Fortaleza;10993
2309201;Nova Olinda;CE;nova-olinda;-7.0842;-39.6713;0;88;America/Fortaleza;15960
2309300;Nova Russas;CE;nova-russas;-4.7058;-40.5621;0;88;America/Fortaleza;32014
2309409;Novo Oriente;CE;novo-oriente;-5.5255;-40.7713;0;88;America/Fortaleza;29043
2309458;Ocara;CE;ocara;-4.4852;-38.5933;0;85;America/Fortaleza;25218
2309508;Orós;CE;oros;-6.2518;-38.9053;0;88;America/Fortaleza;20019
2309607;Pacajus;CE;pacajus;-4.1711;-38.465;0;85;America/Fortaleza;74825
2309706;Pacatuba;CE;pacatuba;-3.9784;-38.6183;0;85;America/Fortaleza;85873
2309805;Pacoti;CE;pacoti;-4.2249;-38.922;0;85;America/Fortaleza;11442
2309904;Pacujá;CE;pacuja;-3.9833;-40.6989;0;88;America/Fortaleza;6345
2310001;Palhano;CE;palhano;-4.7367;-37.9655;0;88;America/Fortaleza;9671
2310100;Palmácia;CE;palmacia;-4.1383;-38.8446;0;85;America/Fortaleza;10339
2310209;Paracuru;CE;paracuru;-3.4144;-39.03;0;85;America/Fortaleza;41447
2310258;Paraipaba;CE;paraipaba;-3.438;-39.1479;0;85;America/Fortaleza;33896
2310308;Parambu;CE;parambu;-6.2077;-40.6905;0;88;America/Fortaleza;32816
2310407;Paramoti;CE;paramoti;-4.0881;-39.2417;0;85;America/Fortaleza;10528
2310506;Pedra Branca;CE;pedra-branca;-5.4534;-39.7078;0;88;America/Fortaleza;42257
2310605;Penaforte;CE;penaforte;-7.8216;-39.0707;0;88;America/Fortaleza;9308
2310704;Pentecoste;CE;pentecoste;-3.7927;-39.2692;0;85;America/Fortaleza;39715
2310803;Pereiro;CE;pereiro;-6.0358;-38.4624;0;88;America/Fortaleza;15869
2310852;Pindoretama;CE;pindoretama;-4.0158;-38.3061;0;85;America/Fortaleza;24607
2310902;Piquet Carneiro;CE;piquet-carneiro;-5.8003;-39.417;0;88;America/Fortaleza;17202
2310951;Pires Ferreira;CE;pires-ferreira;-4.2392;-40.6442;0;88;America/Fortaleza;10952
2311009;Poranga;CE;poranga;-4.7467;-40.9205;0;88;America/Fortaleza;12423
2311108;Porteiras;CE;porteiras;-7.5226;-39.114;0;88;America/Fortaleza;17745
2311207;Potengi;CE;potengi;-7.0915;-40.0233;0;88;America/Fortaleza;8926
2311231;Potiretama;CE;potiretama;-5.7129;-38.1578;0;88;America/Fortaleza;6129
2311264;Quiterianópolis;CE;quiterianopolis;-5.8425;-40.7002;0;88;America/Fortaleza;20506
2311306;Quixadá;CE;quixada;-4.9663;-39.0155;0;88;America/Fortaleza;88483
2311355;Quixelô;CE;quixelo;-6.2464;-39.2011;0;88;America/Fortaleza;16992
2311405;Quixeramobim;CE;quixeramobim;-5.1907;-39.2889;0;88;America/Fortaleza;85797
2311504;Quixeré;CE;quixere;-5.0715;-37.9802;0;88;America/Fortaleza;21607
2311603;Redenção;CE;redencao;-4.2159;-38.7277;0;85;America/Fortaleza;28359
2311702;Reriutaba;CE;reriutaba;-4.1419;-40.5759;0;88;America/Fortaleza;19059
2311801;Russas;CE;russas;-4.9267;-37.9721;0;88;America/Fortaleza;74582
2311900;Saboeiro;CE;saboeiro;-6.5346;-39.9017;0;88;America/Fortaleza;14036
2311959;Salitre;CE;salitre;-7.284;-40.45;0;88;America/Fortaleza;17220
2312007;Santana do Acaraú;CE;santana-do-acarau;-3.4614;-40.2118;0;88;America/Fortaleza;32043
2312106;Santana do Cariri;CE;santana-do-cariri;-7.1761;-39.7302;0;88;America/Fortaleza;17388
2312205;Santa Quitéria;CE;santa-quiteria;-4.3261;-40.1523;0;88;America/Fortaleza;41647
2312304;São Benedito;CE;sao-benedito;-4.0471;-40.8596;0;88;America/Fortaleza;49829
2312403;São Gonçalo do Amarante;CE;sao-goncalo-do-amarante;-3.6052;-38.9726;0;85;America/Fortaleza;57499
2312502;São João do Jaguaribe;CE;sao-joao-do-jaguaribe;-5.2752;-38.2694;0;88;America/Fortaleza;5792
2312601;São Luís do Curu;CE;sao-luis-do-curu;-3.6698;-39.2391;0;85;America/Fortaleza;10962
2312700;Senador Pompeu;CE;senador-pompeu;-5.5824;-39.3704;0;88;America/Fortaleza;25143
2312809;Senador Sá;CE;senador-sa;-3.3531;-40.4662;0;88;America/Fortaleza;7519
2312908;Sobral;CE;sobral;-3.6891;-40.3482;0;88;America/Fortaleza;215286
2313005;Solonópole;CE;solonopole;-5.7189;-39.0107;0;88;America/Fortaleza;18736
2313104;Tabuleiro do Norte;CE;tabuleiro-do-norte;-5.2435;-38.1282;0;88;America/Fortaleza;32044
2313203;Tamboril;CE;tamboril;-4.8314;-40.3196;0;88;America/Fortaleza;25331
2313252;Tarrafas;CE;tarrafas;-6.6784;-39.753;0;88;America/Fortaleza;7626
2313302;Tauá;CE;taua;-5.9859;-40.2968;0;88;America/Fortaleza;64255
2313351;Tejuçuoca;CE;tejucuoca;-3.9883;-39.5799;0;85;America/Fortaleza;17626
2313401;Tianguá;CE;tiangua;-3.7296;-40.9923;0;88;America/Fortaleza;86137
2313500;Trairi;CE;trairi;-3.2693;-39.2681;0;85;America/Fortaleza;61516
2313559;Tururu;CE;tururu;-3.5841;-39.4297;0;85;America/Fortaleza;15457
2313609;Ubajara;CE;ubajara;-3.8545;-40.9204;0;88;America/Fortaleza;34312
2313708;Umari;CE;umari;-6.6389;-38.7008;0;88;America/Fortaleza;6993
2313757;Umirim;CE;umirim;-3.6765;-39.3465;0;85;America/Fortaleza;17804
2313807;Uruburetama;CE;uruburetama;-3.6232;-39.5107;0;85;America/Fortaleza;21279
2313906;Uruoca;CE;uruoca;-3.3082;-40.5628;0;88;America/Fortaleza;14243
2313955;Varjota;CE;varjota;-4.1939;-40.4741;0;88;America/Fortaleza;18660
2314003;Várzea Alegre;CE;varzea-alegre;-6.7826;-39.2942;0;88;America/Fortaleza;40771
2314102;Viçosa do Ceará;CE;vicosa-do-ceara;-3.5667;-41.0916;0;88;America/Fortaleza;62609
2400109;Acari;RN;acari;-6.4282;-36.6347;0;84;America/Fortaleza;10865
2400208;Açu;RN;acu;-5.5836;-36.914;0;84;America/Fortaleza;58906
2400307;Afonso Bezerra;RN;afonso-bezerra;-5.4923;-36.5075;0;84;America/Fortaleza;11149
2400406;Água Nova;RN;agua-nova;-6.2035;-38.2941;0;84;America/Fortaleza;3028
2400505;Alexandria;RN;alexandria;-6.4053;-38.0142;0;84;America/Fortaleza;14042
2400604;Almino Afonso;RN;almino-afonso;-6.1475;-37.7636;0;84;America/Fortaleza;4806
2400703;Alto do Rodrigues;RN;alto-do-rodrigues;-5.2819;-36.75;0;84;America/Fortaleza;12857
2400802;Angicos;RN;angicos;-5.6579;-36.6094;0;84;America/Fortaleza;11973
2400901;Antônio Martins;RN;antonio-martins;-6.2137;-37.8834;0;84;America/Fortaleza;6738
2401008;Apodi;RN;apodi;-5.6535;-37.7946;0;84;America/Fortaleza;37390
2401107;Areia Branca;RN;areia-branca;-4.9525;-37.1252;0;84;America/Fortaleza;24643
2401206;Arês;RN;ares;-6.1883;-35.1608;0;84;America/Fortaleza;13657
2401305;Campo Grande;RN;campo-grande;-5.8621;-37.3135;0;84;America/Fortaleza;10045
2401404;Baía Formosa;RN;baia-formosa;-6.3716;-35.0033;0;84;America/Fortaleza;9098
2401453;Baraúna;RN;barauna;-5.0698;-37.6129;0;84;America/Fortaleza;28268
2401503;Barcelona;RN;barcelona;-5.9428;-35.9247;0;84;America/Fortaleza;4103
2401602;Bento Fernandes;RN;bento-fernandes;-5.6991;-35.813;0;84;America/Fortaleza;4920
2401651;Bodó;RN;bodo;-5.9803;-36.4167;0;84;America/Fortaleza;2363
2401701;Bom Jesus;RN;bom-jesus;-5.9865;-35.5792;0;84;America/Fortaleza;10279
2401800;Brejinho;RN;brejinho;-6.1857;-35.3591;0;84;America/Fortaleza;12603
2401859;Caiçara do Norte;RN;caicara-do-norte;-5.0709;-36.0717;0;84;America/Fortaleza;6474
2401909;Caiçara do Rio do Vento;RN;caicara-do-rio-do-vento;-5.7654;-35.9938;0;84;America/Fortaleza;3359
2402006;Caicó;RN;caico;-6.4544;-37.1067;0;84;America/Fortaleza;63339
2402105;Campo Redondo;RN;campo-redondo;-6.2383;-36.1888;0;84;America/Fortaleza;10504
2402204;Canguaretama;RN;canguaretama;-6.3719;-35.1281;0;84;America/Fortaleza;30806
2402303;Caraúbas;RN;caraubas;-5.7839;-37.5586;0;84;America/Fortaleza;20161
2402402;Carnaúba dos Dantas;RN;carnauba-dos-dantas;-6.5502;-36.5868;0;84;America/Fortaleza;8267
2402501;Carnaubais;RN;carnaubais;-5.3418;-36.8335;0;84;America/Fortaleza;10010
2402600;Ceará-Mirim;RN;ceara-mirim;-5.6432;-35.4247;0;84;America/Fortaleza;83009
2402709;Cerro Corá;RN;cerro-cora;-6.035;-36.3503;0;84;America/Fortaleza;11322
2402808;Coronel Ezequiel;RN;coronel-ezequiel;-6.3748;-36.2223;0;84;America/Fortaleza;5241
2402907;Coronel João Pessoa;RN;coronel-joao-pessoa;-6.2497;-38.4441;0;84;America/Fortaleza;4315
2403004;Cruzeta;RN;cruzeta;-6.4089;-36.7782;0;84;America/Fortaleza;8238
2403103;Currais Novos;RN;currais-novos;-6.2548;-36.5146;0;84;America/Fortaleza;42930
2403202;Doutor Severiano;RN;doutor-severiano;-6.0808;-38.3794;0;84;America/Fortaleza;7253
2403251;Parnamirim;RN;parnamirim;-5.9112;-35.271;0;84;America/Fortaleza;269298
2403301;Encanto;RN;encanto;-6.1069;-38.3033;0;84;America/Fortaleza;6252
2403400;Equador;RN;equador;-6.9383;-36.717;0;84;America/Fortaleza;5476
2403509;Espírito Santo;RN;espirito-santo;-6.3356;-35.3052;0;84;America/Fortaleza;10936
2403608;Extremoz;RN;extremoz;-5.7014;-35.3048;0;84;America/Fortaleza;66993
2403707;Felipe Guerra;RN;felipe-guerra;-5.5927;-37.6875;0;84;America/Fortaleza;6458
2403756;Fernando Pedroza;RN;fernando-pedroza;-5.691;-36.5282;0;84;America/Fortaleza;3029
2403806;Florânia;RN;florania;-6.1226;-36.8226;0;84;America/Fortaleza;10528
2403905;Francisco Dantas;RN;francisco-dantas;-6.0723;-38.1212;0;84;America/Fortaleza;2763
2404002;Frutuoso Gomes;RN;frutuoso-gomes;-6.1567;-37.8375;0;84;America/Fortaleza;4231
2404101;Galinhos;RN;galinhos;-5.0909;-36.2754;0;84;America/Fortaleza;2160
2404200;Goianinha;RN;goianinha;-6.2649;-35.1943;0;84;America/Fortaleza;28212
2404309;Governador Dix-Sept Rosado;RN;governador-dix-sept-rosado;-5.4489;-37.5183;0;84;America/Fortaleza;12239
2404408;Grossos;RN;grossos;-4.9807;-37.1621;0;84;America/Fortaleza;10251
2404507;Guamaré;RN;guamare;-5.1062;-36.3222;0;84;America/Fortaleza;15947
2404606;Ielmo Marinho;RN;ielmo-marinho;-5.8245;-35.55;0;84;America/Fortaleza;11903
2404705;Ipanguaçu;RN;ipanguacu;-5.4898;-36.8501;0;84;America/Fortaleza;14539
2404804;Ipueira;RN;ipueira;-6.806;-37.2045;0;84;America/Fortaleza;2090
2404853;Itajá;RN;itaja;-5.6389;-36.8712;0;84;America/Fortaleza;7531
2404903;Itaú;RN;itau;-5.8363;-37.9912;0;84;America/Fortaleza;5452
2405009;Jaçanã;RN;jacana;-6.4186;-36.2031;0;84;America/Fortaleza;8051
2405108;Jandaíra;RN;jandaira;-5.3521;-36.1278;0;84;America/Fortaleza;6748
2405207;Janduís;RN;janduis;-6.0147;-37.4048;0;84;America/Fortaleza;4834
2405306;Januário Cicco;RN;januario-cicco;-6.1657;-35.6219;0;84;America/Fortaleza;8836
2405405;Japi;RN;japi;-6.4654;-35.9346;0;84;America/Fortaleza;5231
2405504;Jardim de Angicos;RN;jardim-de-angicos;-5.65;-35.9713;0;84;America/Fortaleza;2493
2405603;Jardim de Piranhas;RN;jardim-de-piranhas;-6.3766;-37.3496;0;84;America/Fortaleza;14416
2405702;Jardim do Seridó;RN;jardim-do-serido;-6.5805;-36.7736;0;84;America/Fortaleza;11952
2405801;João Câmara;RN;joao-camara;-5.5409;-35.8122;0;84;America/Fortaleza;34768
2405900;João Dias;RN;joao-dias;-6.2721;-37.7885;0;84;America/Fortaleza;2093
2406007;José da Penha;RN;jose-da-penha;-6.311;-38.2823;0;84;America/Fortaleza;5964
2406106;Jucurutu;RN;jucurutu;-6.0306;-37.009;0;84;America/Fortaleza;18286
2406155;Jundiá;RN;jundia;-6.2687;-35.3495;0;84;America/Fortaleza;3859
2406205;Lagoa d'Anta;RN;lagoa-danta;-6.3949;-35.5949;0;84;America/Fortaleza;6733
2406304;Lagoa de Pedras;RN;lagoa-de-pedras;-6.1508;-35.4299;0;84;America/Fortaleza;7577
2406403;Lagoa de Velhos;RN;lagoa-de-velhos;-6.0119;-35.8729;0;84;America/Fortaleza;2633
2406502;Lagoa Nova;RN;lagoa-nova;-6.0934;-36.4703;0;84;America/Fortaleza;16126
2406601;Lagoa Salgada;RN;lagoa-salgada;-6.123;-35.4724;0;84;America/Fortaleza;8619
2406700;Lajes;RN;lajes;-5.6932;-36.247;0;84;America/Fortaleza;10108
2406809;Lajes Pintadas;RN;lajes-pintadas;-6.1494;-36.1171;0;84;America/Fortaleza;4939
2406908;Lucrécia;RN;lucrecia;-6.1052;-37.8134;0;84;America/Fortaleza;3579
2407005;Luís Gomes;RN;luis-gomes;-6.4059;-38.3899;0;84;America/Fortaleza;9286
2407104;Macaíba;RN;macaiba;-5.8523;-35.3552;0;84;America/Fortaleza;86433
2407203;Macau;RN;macau;-5.1079;-36.6318;0;84;America/Fortaleza;28384
2407252;Major Sales;RN;major-sales;-6.3995;-38.324;0;84;America/Fortaleza;4067
2407302;Marcelino Vieira;RN;marcelino-vieira;-6.2846;-38.1642;0;84;America/Fortaleza;8092
2407401;Martins;RN;martins;-6.0828;-37.908;0;84;America/Fortaleza;8411
2407500;Maxaranguape;RN;maxaranguape;-5.5218;-35.2631;0;84;America/Fortaleza;10534
2407609;Messias Targino;RN;messias-targino;-6.0719;-37.5158;0;84;America/Fortaleza;4404
2407708;Montanhas;RN;montanhas;-6.4852;-35.2842;0;84;America/Fortaleza;11774
2407807;Monte Alegre;RN;monte-alegre;-6.0706;-35.3253;0;84;America/Fortaleza;23843
2407906;Monte das Gameleiras;RN;monte-das-gameleiras;-6.437;-35.7831;0;84;America/Fortaleza;2343
2408003;Mossoró;RN;mossoro;-5.1837;-37.3474;0;84;America/Fortaleza;278034
2408102;Natal;RN;natal;-5.7936;-35.1986;1;84;America/Fortaleza;785368
2408201;Nísia Floresta;RN;nisia-floresta;-6.0933;-35.1991;0;84;America/Fortaleza;33949
2408300;Nova Cruz;RN;nova-cruz;-6.4751;-35.4286;0;84;America/Fortaleza;35534
2408409;Olho d'Água do Borges;RN;olho-dagua-do-borges;-5.9486;-37.7047;0;84;America/Fortaleza;3748
2408508;Ouro Branco;RN;ouro-branco;-6.6958;-36.9428;0;84;America/Fortaleza;5071
2408607;Paraná;RN;parana;-6.4756;-38.3057;0;84;America/Fortaleza;4046
2408706;Paraú;RN;parau;-5.7689;-37.1032;0;84;America/Fortaleza;3659
2408805;Parazinho;RN;parazinho;-5.2228;-35.8398;0;84;America/Fortaleza;4940
2408904;Parelhas;RN;parelhas;-6.6849;-36.6566;0;84;America/Fortaleza;22179
2408953;Rio do Fogo;RN;rio-do-fogo;-5.2765;-35.3794;0;84;America/Fortaleza;10672
2409100;Passa e Fica;RN;passa-e-fica;-6.4302;-35.6442;0;84;America/Fortaleza;11406
2409209;Passagem;RN;passagem;-6.2727;-35.37;0;84;America/Fortaleza;3222
2409308;Patu;RN;patu;-6.1066;-37.6356;0;84;America/Fortaleza;11245
2409332;Santa Maria;RN;santa-maria;-5.838;-35.6914;0;84;America/Fortaleza;4992
2409407;Pau dos Ferros;RN;pau-dos-ferros;-6.105;-38.2077;0;84;America/Fortaleza;31975
2409506;Pedra Grande;RN;pedra-grande;-5.1499;-35.876;0;84;America/Fortaleza;3729
2409605;Pedra Preta;RN;pedra-preta;-5.5735;-36.1084;0;84;America/Fortaleza;2499
2409704;Pedro Avelino;RN;pedro-avelino;-5.5161;-36.3867;0;84;America/Fortaleza;6345
2409803;Pedro Velho;RN;pedro-velho;-6.4356;-35.2195;0;84;America/Fortaleza;14197
2409902;Pendências;RN;pendencias;-5.2564;-36.7095;0;84;America/Fortaleza;12536
2410009;Pilões;RN;piloes;-6.2636;-38.0461;0;84;America/Fortaleza;3010
2410108;Poço Branco;RN;poco-branco;-5.6223;-35.6635;0;84;America/Fortaleza;12619
2410207;Portalegre;RN;portalegre;-6.0206;-37.9865;0;84;America/Fortaleza;7842
2410256;Porto do Mangue;RN;porto-do-mangue;-5.0544;-36.7887;0;84;America/Fortaleza;5357
2410306;Serra Caiada;RN;serra-caiada;-6.1048;-35.7113;0;84;America/Fortaleza;11146
2410405;Pureza;RN;pureza;-5.4639;-35.5554;0;84;America/Fortaleza;9707
2410504;Rafael Fernandes;RN;rafael-fernandes;-6.1899;-38.2211;0;84;America/Fortaleza;5647
2410603;Rafael Godeiro;RN;rafael-godeiro;-6.0724;-37.716;0;84;America/Fortaleza;3008
2410702;Riacho da Cruz;RN;riacho-da-cruz;-5.9265;-37.949;0;84;America/Fortaleza;2741
2410801;Riacho de Santana;RN;riacho-de-santana;-6.2514;-38.3116;0;84;America/Fortaleza;4243
2410900;Riachuelo;RN;riachuelo;-5.8216;-35.8215;0;84;America/Fortaleza;7627
2411007;Rodolfo Fernandes;RN;rodolfo-fernandes;-5.7839;-38.0579;0;84;America/Fortaleza;4349
2411056;Tibau;RN;tibau;-4.8373;-37.2554;0;84;America/Fortaleza;5674
2411106;Ruy Barbosa;RN;ruy-barbosa;-5.8875;-35.933;0;84;America/Fortaleza;3266
2411205;Santa Cruz;RN;santa-cruz;-6.2248;-36.0193;0;84;America/Fortaleza;38996
2411403;Santana do Matos;RN;santana-do-matos;-5.946;-36.6578;0;84;America/Fortaleza;12746
2411429;Santana do Seridó;RN;santana-do-serido;-6.7664;-36.7312;0;84;America/Fortaleza;2787
2411502;Santo Antônio;RN;santo-antonio;-6.312;-35.4739;0;84;America/Fortaleza;22779
2411601;São Bento do Norte;RN;sao-bento-do-norte;-5.0926;-35.9587;0;84;America/Fortaleza;3426
2411700;São Bento do Trairí;RN;sao-bento-do-trairi;-6.338;-36.0863;0;84;America/Fortaleza;3892
2411809;São Fernando;RN;sao-fernando;-6.3797;-37.1864;0;84;America/Fortaleza;3600
2411908;São Francisco do Oeste;RN;sao-francisco-do-oeste;-5.9747;-38.1519;0;84;America/Fortaleza;4304
2412005;São Gonçalo do Amarante;RN;sao-goncalo-do-amarante;-5.7907;-35.3257;0;84;America/Fortaleza;123207
2412104;São João do Sabugi;RN;sao-joao-do-sabugi;-6.7139;-37.2027;0;84;America/Fortaleza;6130
2412203;São José de Mipibu;RN;sao-jose-de-mipibu;-6.0773;-35.2417;0;84;America/Fortaleza;49693
2412302;São José do Campestre;RN;sao-jose-do-campestre;-6.3109;-35.7067;0;84;America/Fortaleza;11340
2412401;São José do Seridó;RN;sao-jose-do-serido;-6.44;-36.8746;0;84;America/Fortaleza;4716
2412500;São Miguel;RN;sao-miguel;-6.2028;-38.4947;0;84;America/Fortaleza;24329
2412559;São Miguel do Gostoso;RN;sao-miguel-do-gostoso;-5.123;-35.6354;0;84;America/Fortaleza;10590
2412609;São Paulo do Potengi;RN;sao-paulo-do-potengi;-5.8994;-35.7642;0;84;America/Fortaleza;17320
2412708;São Pedro;RN;sao-pedro;-5.9056;-35.6317;0;84;America/Fortaleza;5905
2412807;São Rafael;RN;sao-rafael;-5.7979;-36.8778;0;84;America/Fortaleza;7899
2412906;São Tomé;RN;sao-tome;-5.964;-36.0798;0;84;America/Fortaleza;10188
2413003;São Vicente;RN;sao-vicente;-6.2189;-36.6827;0;84;America/Fortaleza;6514
2413102;Senador Elói de Souza;RN;senador-eloi-de-souza;-6.0333;-35.6978;0;84;America/Fortaleza;6007
2413201;Senador Georgino Avelino;RN;senador-georgino-avelino;-6.1576;-35.1299;0;84;America/Fortaleza;4193
2413300;Serra de São Bento;RN;serra-de-sao-bento;-6.4176;-35.7033;0;84;America/Fortaleza;5864
2413359;Serra do Mel;RN;serra-do-mel;-5.1772;-37.0242;0;84;America/Fortaleza;13694
2413409;Serra Negra do Norte;RN;serra-negra-do-norte;-6.6603;-37.3996;0;84;America/Fortaleza;7801
2413508;Serrinha;RN;serrinha;-6.2818;-35.5;0;84;America/Fortaleza;6609
2413557;Serrinha dos Pintos;RN;serrinha-dos-pintos;-6.1109;-37.9548;0;84;America/Fortaleza;4802
2413607;Severiano Melo;RN;severiano-melo;-5.7767;-37.957;0;84;America/Fortaleza;5623
2413706;Sítio Novo;RN;sitio-novo;-6.1113;-35.909;0;84;America/Fortaleza;4758
2413805;Taboleiro Grande;RN;taboleiro-grande;-5.9195;-38.0367;0;84;America/Fortaleza;2406
2413904;Taipu;RN;taipu;-5.6306;-35.5918;0;84;America/Fortaleza;11716
2414001;Tangará;RN;tangara;-6.1965;-35.7989;0;84;America/Fortaleza;13602
2414100;Tenente Ananias;RN;tenente-ananias;-6.4582;-38.182;0;84;America/Fortaleza;10587
2414159;Tenente Laurentino Cruz;RN;tenente-laurentino-cruz;-6.1378;-36.7135;0;84;America/Fortaleza;6118
2414209;Tibau do Sul;RN;tibau-do-sul;-6.1918;-35.0866;0;84;America/Fortaleza;17840
2414308;Timbaúba dos Batistas;RN;timbauba-dos-batistas;-6.4577;-37.2745;0;84;America/Fortaleza;2420
2414407;Touros;RN;touros;-5.2018;-35.4621;0;84;America/Fortaleza;34624
2414456;Triunfo Potiguar;RN;triunfo-potiguar;-5.8541;-37.1786;0;84;America/Fortaleza;3474
2414506;Umarizal;RN;umarizal;-5.9824;-37.818;0;84;America/Fortaleza;10671
2414605;Upanema;RN;upanema;-5.6376;-37.2635;0;84;America/Fortaleza;14013
2414704;Várzea;RN;varzea;-6.3464;-35.3732;0;84;America/Fortaleza;5383
2414753;Venha-Ver;RN;venha-ver;-6.3202;-38.4896;0;84;America/Fortaleza;3035
2414803;Vera Cruz;RN;vera-cruz;-6.044;-35.428;0;84;America/Fortaleza;11044
2414902;Viçosa;RN;vicosa;-5.9825;-37.9462;0;84;America/Fortaleza;1890
2415008;Vila Flor;RN;vila-flor;-6.3129;-35.067;0;84;America/Fortaleza;3289
2500106;Água Branca;PB;agua-branca;-7.5114;-37.6357;0;83;America/Fortaleza;9578
2500205;Aguiar;PB;aguiar;-7.0918;-38.1681;0;83;America/Fortaleza;5061
2500304;Alagoa Grande;PB;alagoa-grande;-7.0394;-35.6206;0;83;America/Fortaleza;26774
2500403;Alagoa Nova;PB;alagoa-nova;-7.0538;-35.7591;0;83;America/Fortaleza;21724
2500502;Alagoinha;PB;alagoinha;-6.9466;-35.5332;0;83;America/Fortaleza;14118
2500536;Alcantil;PB;alcantil;-7.7367;-36.0511;0;83;America/Fortaleza;5777
2500577;Algodão de Jandaíra;PB;algodao-de-jandaira;-6.8929;-36.0129;0;83;America/Fortaleza;3105
2500601;Alhandra;PB;alhandra;-7.4298;-34.9057;0;83;America/Fortaleza;22797
2500700;São João do Rio do Peixe;PB;sao-joao-do-rio-do-peixe;-6.7219;-38.4468;0;83;America/Fortaleza;18468
2500734;Amparo;PB;amparo;-7.555;-37.0628;0;83;America/Fortaleza;2316
2500775;Aparecida;PB;aparecida;-6.7847;-38.0803;0;83;America/Fortaleza;8225
2500809;Araçagi;PB;aracagi;-6.8437;-35.3737;0;83;America/Fortaleza;17012
2500908;Arara;PB;arara;-6.8281;-35.7552;0;83;America/Fortaleza;12496
2501005;Araruna;PB;araruna;-6.5485;-35.7498;0;83;America/Fortaleza;17442
2501104;Areia;PB;areia;-6.964;-35.6977;0;83;America/Fortaleza;23082
2501153;Areia de Baraúnas;PB;areia-de-baraunas;-7.117;-36.9404;0;83;America/Fortaleza;2036
2501203;Areial;PB;areial;-7.0479;-35.9313;0;83;America/Fortaleza;7393
2501302;Aroeiras;PB;aroeiras;-7.5447;-35.7066;0;83;America/Fortaleza;19148
2501351;Assunção;PB;assuncao;-7.0723;-36.725;0;83;America/Fortaleza;4342
2501401;Baía da Traição;PB;baia-da-traicao;-6.6921;-34.9381;0;83;America/Fortaleza;9648
2501500;Bananeiras;PB;bananeiras;-6.7477;-35.6246;0;83;America/Fortaleza;23989
2501534;Baraúna;PB;barauna;-6.6348;-36.2601;0;83;America/Fortaleza;4968
2501575;Barra de Santana;PB;barra-de-santana;-7.5181;-35.9913;0;83;America/Fortaleza;8253
2501609;Barra de Santa Rosa;PB;barra-de-santa-rosa;-6.7182;-36.0671;0;83;America/Fortaleza;13094
2501708;Barra de São Miguel;PB;barra-de-sao-miguel;-7.746;-36.3209;0;83;America/Fortaleza;6101
2501807;Bayeux;PB;bayeux;-7.1238;-34.9293;0;83;America/Fortaleza;84404
2501906;Belém;PB;belem;-6.7426;-35.5166;0;83;America/Fortaleza;16740
2502003;Belém do Brejo do Cruz;PB;belem-do-brejo-do-cruz;-6.1852;-37.5348;0;83;America/Fortaleza;6324
2502052;Bernardino Batista;PB;bernardino-batista;-6.4457;-38.5521;0;83;America/Fortaleza;3650
2502102;Boa Ventura;PB;boa-ventura;-7.4098;-38.2113;0;83;America/Fortaleza;5277
2502151;Boa Vista;PB;boa-vista;-7.2637;-36.2357;0;83;America/Fortaleza;6575
2502201;Bom Jesus;PB;bom-jesus;-6.816;-38.6453;0;83;America/Fortaleza;2333
2502300;Bom Sucesso;PB;bom-sucesso;-6.4418;-37.9234;0;83;America/Fortaleza;4740
2502409;Bonito de Santa Fé;PB;bonito-de-santa-fe;-7.3134;-38.5133;0;83;America/Fortaleza;10460
2502508;Boqueirão;PB;boqueirao;-7.487;-36.1309;0;83;America/Fortaleza;18153
2502607;Igaracy;PB;igaracy;-7.1718;-38.1478;0;83;America/Fortaleza;5743
2502706;Borborema;PB;borborema;-6.802;-35.6187;0;83;America/Fortaleza;4231
2502805;Brejo do Cruz;PB;brejo-do-cruz;-6.3418;-37.4943;0;83;America/Fortaleza;14050
2502904;Brejo dos Santos;PB;brejo-dos-santos;-6.3707;-37.8253;0;83;America/Fortaleza;5840
2503001;Caaporã;PB;caapora;-7.5135;-34.9055;0;83;America/Fortaleza;21865
2503100;Cabaceiras;PB;cabaceiras;-7.489;-36.287;0;83;America/Fortaleza;5515
2503209;Cabedelo;PB;cabedelo;-6.9873;-34.8284;0;83;America/Fortaleza;70067
2503308;Cachoeira dos Índios;PB;cachoeira-dos-indios;-6.9135;-38.676;0;83;America/Fortaleza;9351
2503407;Cacimba de Areia;PB;cacimba-de-areia;-7.1213;-37.1563;0;83;America/Fortaleza;3354
2503506;Cacimba de Dentro;PB;cacimba-de-dentro;-6.6386;-35.7778;0;83;America/Fortaleza;16373
2503555;Cacimbas;PB;cacimbas;-7.2072;-37.0604;0;83;America/Fortaleza;7478
2503605;Caiçara;PB;caicara;-6.6212;-35.4581;0;83;America/Fortaleza;6713
2503704;Cajazeiras;PB;cajazeiras;-6.88;-38.5577;0;83;America/Fortaleza;66171
2503753;Cajazeirinhas;PB;cajazeirinhas;-6.9602;-37.8009;0;83;America/Fortaleza;2776
2503803;Caldas Brandão;PB;caldas-brandao;-7.1025;-35.3272;0;83;America/Fortaleza;5928
2503902;Camalaú;PB;camalau;-7.885;-36.8242;0;83;America/Fortaleza;6298
2504009;Campina Grande;PB;campina-grande;-7.222;-35.8731;0;83;America/Fortaleza;440939
2504033;Capim;PB;capim;-6.9162;-35.1673;0;83;America/Fortaleza;7347
2504074;Caraúbas;PB;caraubas;-7.7205;-36.492;0;83;America/Fortaleza;4059
2504108;Carrapateira;PB;carrapateira;-7.0341;-38.3399;0;83;America/Fortaleza;2367
2504157;Casserengue;PB;casserengue;-6.7795;-35.8179;0;83;America/Fortaleza;7056
2504207;Catingueira;PB;catingueira;-7.1201;-37.6064;0;83;America/Fortaleza;4572
2504306;Catolé do Rocha;PB;catole-do-rocha;-6.3406;-37.747;0;83;America/Fortaleza;32118
2504355;Caturité;PB;caturite;-7.4166;-36.0306;0;83;America/Fortaleza;5492
2504405;Conceição;PB;conceicao;-7.5511;-38.5014;0;83;America/Fortaleza;18723
2504504;Condado;PB;condado;-6.8983;-37.606;0;83;America/Fortaleza;6624
2504603;Conde;PB;conde;-7.2575;-34.8999;0;83;America/Fortaleza;29543
2504702;Congo;PB;congo;-7.7908;-36.6581;0;83;America/Fortaleza;5102
2504801;Coremas;PB;coremas;-7.0071;-37.9346;0;83;America/Fortaleza;15005
2504850;Coxixola;PB;coxixola;-7.6236;-36.6064;0;83;America/Fortaleza;1882
2504900;Cruz do Espírito Santo;PB;cruz-do-espirito-santo;-7.139;-35.0857;0;83;America/Fortaleza;17718
2505006;Cubati;PB;cubati;-6.8669;-36.3619;0;83;America/Fortaleza;7820
2505105;Cuité;PB;cuite;-6.4765;-36.1515;0;83;America/Fortaleza;20205
2505204;Cuitegi;PB;cuitegi;-6.8906;-35.5215;0;83;America/Fortaleza;6894
2505238;Cuité de Mamanguape;PB;cuite-de-mamanguape;-6.9129;-35.2502;0;83;America/Fortaleza;6431
2505279;Curral de Cima;PB;curral-de-cima;-6.7233;-35.2639;0;83;America/Fortaleza;5406
2505303;Curral Velho;PB;curral-velho;-7.5308;-38.1962;0;83;America/Fortaleza;2327
2505352;Damião;PB;damiao;-6.6316;-35.9101;0;83;America/Fortaleza;5131
2505402;Desterro;PB;desterro;-7.287;-37.0925;0;83;America/Fortaleza;8300
2505501;Vista Serrana;PB;vista-serrana;-6.7303;-37.5704;0;83;America/Fortaleza;3759
2505600;Diamante;PB;diamante;-7.4174;-38.2615;0;83;America/Fortaleza;6431
2505709;Dona Inês;PB;dona-ines;-6.6157;-35.6205;0;83;America/Fortaleza;10640
2505808;Duas Estradas;PB;duas-estradas;-6.685;-35.418;0;83;America/Fortaleza;3377
2505907;Emas;PB;emas;-7.0996;-37.7163;0;83;America/Fortaleza;3053
2506004;Esperança;PB;esperanca;-7.0228;-35.8597;0;83;America/Fortaleza;32522
2506103;Fagundes;PB;fagundes;-7.3445;-35.7931;0;83;America/Fortaleza;11315
2506202;Frei Martinho;PB;frei-martinho;-6.3976;-36.4526;0;83;America/Fortaleza;2913
2506251;Gado Bravo;PB;gado-bravo;-7.5828;-35.7899;0;83;America/Fortaleza;8395
2506301;Guarabira;PB;guarabira;-6.8506;-35.485;0;83;America/Fortaleza;59836
2506400;Gurinhém;PB;gurinhem;-7.1233;-35.4222;0;83;America/Fortaleza;14133
2506509;Gurjão;PB;gurjao;-7.2483;-36.4923;0;83;America/Fortaleza;3343
2506608;Ibiara;PB;ibiara;-7.4796;-38.4059;0;83;America/Fortaleza;5733
2506707;Imaculada;PB;imaculada;-7.3889;-37.5079;0;83;America/Fortaleza;10550
2506806;Ingá;PB;inga;-7.2814;-35.605;0;83;America/Fortaleza;18197
2506905;Itabaiana;PB;itabaiana;-7.3317;-35.3317;0;83;America/Fortaleza;23621
2507002;Itaporanga;PB;itaporanga;-7.302;-38.1504;0;83;America/Fortaleza;24686
2507101;Itapororoca;PB;itapororoca;-6.8237;-35.2406;0;83;America/Fortaleza;19054
2507200;Itatuba;PB;itatuba;-7.3811;-35.638;0;83;America/Fortaleza;10816
2507309;Jacaraú;PB;jacarau;-6.6145;-35.289;0;83;America/Fortaleza;14923
2507408;Jericó;PB;jerico;-6.5458;-37.8036;0;83;America/Fortaleza;7721
2507507;João Pessoa;PB;joao-pessoa;-7.1151;-34.8641;1;83;America/Fortaleza;888679
2507606;Juarez Távora;PB;juarez-tavora;-7.1713;-35.5686;0;83;America/Fortaleza;8057
2507705;Juazeirinho;PB;juazeirinho;-7.0609;-36.5793;0;83;America/Fortaleza;17488
2507804;Junco do Seridó;PB;junco-do-serido;-6.9927;-36.7166;0;83;America/Fortaleza;7002
2507903;Juripiranga;PB;juripiranga;-7.3618;-35.2321;0;83;America/Fortaleza;10259
2508000;Juru;PB;juru;-7.5298;-37.815;0;83;America/Fortaleza;9410
2508109;Lagoa;PB;lagoa;-6.5857;-37.9127;0;83;America/Fortaleza;4502
2508208;Lagoa de Dentro;PB;lagoa-de-dentro;-6.6721;-35.3706;0;83;America/Fortaleza;8088
2508307;Lagoa Seca;PB;lagoa-seca;-7.1554;-35.8491;0;83;America/Fortaleza;29053
2508406;Lastro;PB;lastro;-6.506;-38.1742;0;83;America/Fortaleza;3292
2508505;Livramento;PB;livramento;-7.3711;-36.9491;0;83;America/Fortaleza;7045
2508554;Logradouro;PB;logradouro;-6.6119;-35.4384;0;83;America/Fortaleza;5045
2508604;Lucena;PB;lucena;-6.9026;-34.8748;0;83;America/Fortaleza;13019
2508703;Mãe d'Água;PB;mae-dagua;-7.252;-37.4322;0;83;America/Fortaleza;3624
2508802;Malta;PB;malta;-6.8972;-37.5221;0;83;America/Fortaleza;6259
2508901;Mamanguape;PB;mamanguape;-6.8337;-35.1213;0;83;America/Fortaleza;46719
2509008;Manaíra;PB;manaira;-7.7033;-38.1523;0;83;America/Fortaleza;10700
2509057;Marcação;PB;marcacao;-6.7653;-35.0087;0;83;America/Fortaleza;9435
2509107;Mari;PB;mari;-7.0594;-35.318;0;83;America/Fortaleza;22126
2509156;Marizópolis;PB;marizopolis;-6.8275;-38.3528;0;83;America/Fortaleza;6960
2509206;Massaranduba;PB;massaranduba;-7.1899;-35.7848;0;83;America/Fortaleza;14666
2509305;Mataraca;PB;mataraca;-6.5967;-35.0531;0;83;America/Fortaleza;8585
2509339;Matinhas;PB;matinhas;-7.1249;-35.7669;0;83;America/Fortaleza;4735
2509370;Mato Grosso;PB;mato-grosso;-6.5402;-37.7279;0;83;America/Fortaleza;2592
2509396;Maturéia;PB;matureia;-7.2619;-37.351;0;83;America/Fortaleza;6677
2509404;Mogeiro;PB;mogeiro;-7.2852;-35.4832;0;83;America/Fortaleza;14375
2509503;Montadas;PB;montadas;-7.0885;-35.9592;0;83;America/Fortaleza;6083
2509602;Monte Horebe;PB;monte-horebe;-7.204;-38.5838;0;83;America/Fortaleza;4435
2509701;Monteiro;PB;monteiro;-7.8836;-37.1184;0;83;America/Fortaleza;33742
2509800;Mulungu;PB;mulungu;-7.0252;-35.46;0;83;America/Fortaleza;8945
2509909;Natuba;PB;natuba;-7.6351;-35.5586;0;83;America/Fortaleza;9014
2510006;Nazarezinho;PB;nazarezinho;-6.9114;-38.322;0;83;America/Fortaleza;7392
2510105;Nova Floresta;PB;nova-floresta;-6.4506;-36.2057;0;83;America/Fortaleza;9884
2510204;Nova Olinda;PB;nova-olinda;-7.4723;-38.0382;0;83;America/Fortaleza;5909
2510303;Nova Palmeira;PB;nova-palmeira;-6.6712;-36.422;0;83;America/Fortaleza;4362
2510402;Olho d'Água;PB;olho-dagua;-7.2212;-37.7406;0;83;America/Fortaleza;6111
2510501;Olivedos;PB;olivedos;-6.9843;-36.241;0;83;America/Fortaleza;3674
2510600;Ouro Velho;PB;ouro-velho;-7.616;-37.1519;0;83;America/Fortaleza;2998
2510659;Parari;PB;parari;-7.3098;-36.6522;0;83;America/Fortaleza;1751
2510709;Passagem;PB;passagem;-7.1347;-37.0433;0;83;America/Fortaleza;2562
2510808;Patos;PB;patos;-7.0174;-37.2747;0;83;America/Fortaleza;107774
2510907;Paulista;PB;paulista;-6.5914;-37.6185;0;83;America/Fortaleza;12160
2511004;Pedra Branca;PB;pedra-branca;-7.4217;-38.0689;0;83;America/Fortaleza;3846
2511103;Pedra Lavrada;PB;pedra-lavrada;-6.75;-36.4758;0;83;America/Fortaleza;6998
2511202;Pedras de Fogo;PB;pedras-de-fogo;-7.3911;-35.1065;0;83;America/Fortaleza;31152
2511301;Piancó;PB;pianco;-7.1928;-37.9289;0;83;America/Fortaleza;17006
2511400;Picuí;PB;picui;-6.5084;-36.3497;0;83;America/Fortaleza;18835
2511509;Pilar;PB;pilar;-7.264;-35.2523;0;83;America/Fortaleza;12801
2511608;Pilões;PB;piloes;-6.8683;-35.613;0;83;America/Fortaleza;6979
2511707;Pilõezinhos;PB;piloezinhos;-6.8428;-35.531;0;83;America/Fortaleza;5514
2511806;Pirpirituba;PB;pirpirituba;-6.7792;-35.4906;0;83;America/Fortaleza;9467
2511905;Pitimbu;PB;pitimbu;-7.4664;-34.8151;0;83;America/Fortaleza;17164
2512002;Pocinhos;PB;pocinhos;-7.0666;-36.0668;0;83;America/Fortaleza;17990
2512036;Poço Dantas;PB;poco-dantas;-6.3988;-38.4909;0;83;America/Fortaleza;3932
2512077;Poço de José de Moura;PB;poco-de-jose-de-moura;-6.564;-38.5111;0;83;America/Fortaleza;4120
2512101;Pombal;PB;pombal;-6.7661;-37.8003;0;83;America/Fortaleza;33796
2512200;Prata;PB;prata;-7.6883;-37.0801;0;83;America/Fortaleza;4027
2512309;Princesa Isabel;PB;princesa-isabel;-7.7317;-37.9886;0;83;America/Fortaleza;21659
2512408;Puxinanã;PB;puxinana;-7.1548;-35.9543;0;83;America/Fortaleza;14837
2512507;Queimadas;PB;queimadas;-7.3503;-35.9031;0;83;America/Fortaleza;50214
2512606;Quixaba;PB;quixaba;-7.0224;-37.1458;0;83;America/Fortaleza;1798
2512705;Remígio;PB;remigio;-6.9499;-35.8011;0;83;America/Fortaleza;18373
2512721;Pedro Régis;PB;pedro-regis;-6.6332;-35.2966;0;83;America/Fortaleza;5925
2512747;Riachão;PB;riachao;-6.5427;-35.661;0;83;America/Fortaleza;2964
2512754;Riachão do Bacamarte;PB;riachao-do-bacamarte;-7.2535;-35.6693;0;83;America/Fortaleza;4877
2512762;Riachão do Poço;PB;riachao-do-poco;-7.1417;-35.2914;0;83;America/Fortaleza;4946
2512788;Riacho de Santo Antônio;PB;riacho-de-santo-antonio;-7.6802;-36.157;0;83;America/Fortaleza;2044
2512804;Riacho dos Cavalos;PB;riacho-dos-cavalos;-6.4407;-37.6483;0;83;America/Fortaleza;8762
2512903;Rio Tinto;PB;rio-tinto;-6.8038;-35.0776;0;83;America/Fortaleza;25394
2513000;Salgadinho;PB;salgadinho;-7.101;-36.8458;0;83;America/Fortaleza;3437
2513109;Salgado de São Félix;PB;salgado-de-sao-felix;-7.3534;-35.4305;0;83;America/Fortaleza;11760
2513158;Santa Cecília;PB;santa-cecilia;-7.7389;-35.8764;0;83;America/Fortaleza;8031
2513208;Santa Cruz;PB;santa-cruz;-6.5237;-38.0617;0;83;America/Fortaleza;6041
2513307;Santa Helena;PB;santa-helena;-6.7176;-38.6427;0;83;America/Fortaleza;6020
2513356;Santa Inês;PB;santa-ines;-7.621;-38.554;0;83;America/Fortaleza;3274
2513406;Santa Luzia;PB;santa-luzia;-6.8609;-36.9178;0;83;America/Fortaleza;15387
2513505;Santana de Mangueira;PB;santana-de-mangueira;-7.547;-38.3236;0;83;America/Fortaleza;5106
2513604;Santana dos Garrotes;PB;santana-dos-garrotes;-7.3816;-37.9819;0;83;America/Fortaleza;6657
2513653;Joca Claudino;PB;joca-claudino;-6.4836;-38.4764;0;83;America/Fortaleza;2606
2513703;Santa Rita;PB;santa-rita;-7.1172;-34.9753;0;83;America/Fortaleza;159121
2513802;Santa Teresinha;PB;santa-teresinha;-7.0796;-37.4435;0;83;America/Fortaleza;4499
2513851;Santo André;PB;santo-andre;-7.2202;-36.6213;0;83;America/Fortaleza;2702
2513901;São Bento;PB;sao-bento;-6.4853;-37.4488;0;83;America/Fortaleza;33700
2513927;São Bentinho;PB;sao-bentinho;-6.886;-37.7243;0;83;America/Fortaleza;4473
2513943;São Domingos do Cariri;PB;sao-domingos-do-cariri;-7.6327;-36.4374;0;83;America/Fortaleza;2676
2513968;São Domingos;PB;sao-domingos;-6.8031;-37.9488;0;83;America/Fortaleza;2636
2513984;São Francisco;PB;sao-francisco;-6.6077;-38.0968;0;83;America/Fortaleza;3190
2514008;São João do Cariri;PB;sao-joao-do-cariri;-7.3817;-36.5345;0;83;America/Fortaleza;4341
2514107;São João do Tigre;PB;sao-joao-do-tigre;-8.077;-36.8547;0;83;America/Fortaleza;4363
2514206;São José da Lagoa Tapada;PB;sao-jose-da-lagoa-tapada;-6.9365;-38.1622;0;83;America/Fortaleza;7270
2514305;São José de Caiana;PB;sao-jose-de-caiana;-7.2464;-38.2989;0;83;America/Fortaleza;5032
2514404;São José de Espinharas;PB;sao-jose-de-espinharas;-6.8397;-37.3214;0;83;America/Fortaleza;4099
2514453;São José dos Ramos;PB;sao-jose-dos-ramos;-7.2524;-35.3725;0;83;America/Fortaleza;6105
2514503;São José de Piranhas;PB;sao-jose-de-piranhas;-7.1187;-38.502;0;83;America/Fortaleza;19552
2514552;São José de Princesa;PB;sao-jose-de-princesa;-7.7363;-38.0894;0;83;America/Fortaleza;3383
2514602;São José do Bonfim;PB;sao-jose-do-bonfim;-7.1607;-37.3036;0;83;America/Fortaleza;3333
2514651;São José do Brejo do Cruz;PB;sao-jose-do-brejo-do-cruz;-6.2105;-37.3601;0;83;America/Fortaleza;1748
2514701;São José do Sabugi;PB;sao-jose-do-sabugi;-6.763;-36.7972;0;83;America/Fortaleza;4270
2514800;São José dos Cordeiros;PB;sao-jose-dos-cordeiros;-7.3877;-36.8085;0;83;America/Fortaleza;3474
2514909;São Mamede;PB;sao-mamede;-6.9239;-37.0954;0;83;America/Fortaleza;7640
2515005;São Miguel de Taipu;PB;sao-miguel-de-taipu;-7.2476;-35.2016;0;83;America/Fortaleza;7287
2515104;São Sebastião de Lagoa de Roça;PB;sao-sebastiao-de-lagoa-de-roca;-7.1103;-35.8678;0;83;America/Fortaleza;11365
2515203;São Sebastião do Umbuzeiro;PB;sao-sebastiao-do-umbuzeiro;-8.1529;-37.0138;0;83;America/Fortaleza;3376
2515302;Sapé;PB;sape;-7.0936;-35.228;0;83;America/Fortaleza;53309
2515401;São Vicente do Seridó;PB;sao-vicente-do-serido;-6.8543;-36.4122;0;83;America/Fortaleza;10620
2515500;Serra Branca;PB;serra-branca;-7.4803;-36.666;0;83;America/Fortaleza;14075
2515609;Serra da Raiz;PB;serra-da-raiz;-6.6853;-35.4379;0;83;America/Fortaleza;3162
2515708;Serra Grande;PB;serra-grande;-7.2096;-38.3647;0;83;America/Fortaleza;3043
2515807;Serra Redonda;PB;serra-redonda;-7.1862;-35.6842;0;83;America/Fortaleza;6984
2515906;Serraria;PB;serraria;-6.8157;-35.6282;0;83;America/Fortaleza;4839
2515930;Sertãozinho;PB;sertaozinho;-6.7513;-35.4372;0;83;America/Fortaleza;5282
2515971;Sobrado;PB;sobrado;-7.1443;-35.2357;0;83;America/Fortaleza;8579
2516003;Solânea;PB;solanea;-6.7516;-35.6636;0;83;America/Fortaleza;27749
2516102;Soledade;PB;soledade;-7.0583;-36.3668;0;83;America/Fortaleza;14381
2516151;Sossêgo;PB;sossego;-6.7707;-36.2538;0;83;America/Fortaleza;3461
2516201;Sousa;PB;sousa;-6.7515;-38.2311;0;83;America/Fortaleza;69876
2516300;Sumé;PB;sume;-7.6621;-36.884;0;83;America/Fortaleza;17763
2516409;Tacima;PB;tacima;-6.4876;-35.6367;0;83;America/Fortaleza;7934
2516508;Taperoá;PB;taperoa;-7.2063;-36.8245;0;83;America/Fortaleza;14376
2516607;Tavares;PB;tavares;-7.627;-37.8712;0;83;America/Fortaleza;14464
2516706;Teixeira;PB;teixeira;-7.221;-37.2525;0;83;America/Fortaleza;15082
2516755;Tenório;PB;tenorio;-6.9386;-36.6273;0;83;America/Fortaleza;3069
2516805;Triunfo;PB;triunfo;-6.5713;-38.5986;0;83;America/Fortaleza;10259
2516904;Uiraúna;PB;uirauna;-6.515;-38.4128;0;83;America/Fortaleza;15386
2517001;Umbuzeiro;PB;umbuzeiro;-7.692;-35.6582;0;83;America/Fortaleza;9302
2517100;Várzea;PB;varzea;-6.7619;-36.9913;0;83;America/Fortaleza;2764
2517209;Vieirópolis;PB;vieiropolis;-6.5068;-38.2567;0;83;America/Fortaleza;4974
2517407;Zabelê;PB;zabele;-8.079;-37.1057;0;83;America/Fortaleza;2310
2600054;Abreu e Lima;PE;abreu-e-lima;-7.9007;-34.8984;0;81;America/Recife;103945
2600104;Afogados da Ingazeira;PE;afogados-da-ingazeira;-7.7431;-37.631;0;87;America/Recife;42407
2600203;Afrânio;PE;afranio;-8.5114;-41.0095;0;87;America/Recife;19349
2600302;Agrestina;PE;agrestina;-8.4597;-35.9447;0;81;America/Recife;24615
2600401;Água Preta;PE;agua-preta;-8.7061;-35.5263;0;81;America/Recife;27221
2600500;Águas Belas;PE;aguas-belas;-9.1113;-37.1226;0;87;America/Recife;43713
2600609;Alagoinha;PE;alagoinha;-8.4665;-36.7788;0;87;America/Recife;14355
2600708;Aliança;PE;alianca;-7.604;-35.2227;0;81;America/Recife;37372
2600807;Altinho;PE;altinho;-8.4848;-36.0644;0;81;America/Recife;21185
2600906;Amaraji;PE;amaraji;-8.3769;-35.4501;0;81;America/Recife;18471
2601003;Angelim;PE;angelim;-8.8843;-36.2902;0;87;America/Recife;10580
2601052;Araçoiaba;PE;aracoiaba;-7.7839;-35.0809;0;81;America/Recife;19936
2601102;Araripina;PE;araripina;-7.5707;-40.494;0;87;America/Recife;90104
2601201;Arcoverde;PE;arcoverde;-8.4152;-37.0577;0;87;America/Recife;82003
2601300;Barra de Guabiraba;PE;barra-de-guabiraba;-8.4207;-35.6585;0;81;America/Recife;12616
2601409;Barreiros;PE;barreiros;-8.8161;-35.1832;0;81;America/Recife;42056
2601508;Belém de Maria;PE;belem-de-maria;-8.625;-35.8335;0;81;America/Recife;10829
2601607;Belém do São Francisco;PE;belem-do-sao-francisco;-8.7505;-38.9623;0;87;America/Recife;18713
2601706;Belo Jardim;PE;belo-jardim;-8.3313;-36.4258;0;81;America/Recife;83647
2601805;Betânia;PE;betania;-8.2679;-38.0345;0;87;America/Recife;11981
2601904;Bezerros;PE;bezerros;-8.2328;-35.796;0;81;America/Recife;64809
2602001;Bodocó;PE;bodoco;-7.7776;-39.9338;0;87;America/Recife;36129
2602100;Bom Conselho;PE;bom-conselho;-9.1692;-36.6857;0;87;America/Recife;46192
2602209;Bom Jardim;PE;bom-jardim;-7.7969;-35.5784;0;81;America/Recife;39278
2602308;Bonito;PE;bonito;-8.4716;-35.7292;0;81;America/Recife;39163
2602407;Brejão;PE;brejao;-9.0291;-36.566;0;87;America/Recife;9399
2602506;Brejinho;PE;brejinho;-7.3469;-37.2865;0;87;America/Recife;8010
2602605;Brejo da Madre de Deus;PE;brejo-da-madre-de-deus;-8.1493;-36.3741;0;81;America/Recife;51107
2602704;Buenos Aires;PE;buenos-aires;-7.7245;-35.3182;0;81;America/Recife;13254
2602803;Buíque;PE;buique;-8.6195;-37.1606;0;87;America/Recife;54425
2602902;Cabo de Santo Agostinho;PE;cabo-de-santo-agostinho;-8.2822;-35.0253;0;81;America/Recife;216969
2603009;Cabrobó;PE;cabrobo;-8.5055;-39.3094;0;87;America/Recife;31746
2603108;Cachoeirinha;PE;cachoeirinha;-8.4867;-36.2402;0;81;America/Recife;20612
2603207;Caetés;PE;caetes;-8.7803;-36.6268;0;87;America/Recife;30441
2603306;Calçado;PE;calcado;-8.7311;-36.3366;0;87;America/Recife;11445
2603405;Calumbi;PE;calumbi;-7.9355;-38.1482;0;87;America/Recife;5367
2603454;Camaragibe;PE;camaragibe;-8.0235;-34.9782;0;81;America/Recife;155771
2603504;Camocim de São Félix;PE;camocim-de-sao-felix;-8.3587;-35.7653;0;81;America/Recife;17991
2603603;Camutanga;PE;camutanga;-7.4055;-35.2664;0;81;America/Recife;7972
2603702;Canhotinho;PE;canhotinho;-8.8765;-36.1979;0;87;America/Recife;25090
2603801;Capoeiras;PE;capoeiras;-8.7342;-36.6306;0;87;America/Recife;18890
2603900;Carnaíba;PE;carnaiba;-7.7934;-37.7946;0;87;America/Recife;19513
2603926;Carnaubeira da Penha;PE;carnaubeira-da-penha;-8.318;-38.7512;0;87;America/Recife;12682
2604007;Carpina;PE;carpina;-7.8457;-35.2514;0;81;America/Recife;83205
2604106;Caruaru;PE;caruaru;-8.2845;-35.9699;0;81;America/Recife;402290
2604155;Casinhas;PE;casinhas;-7.7408;-35.7206;0;81;America/Recife;13489
2604205;Catende;PE;catende;-8.6751;-35.7024;0;81;America/Recife;33279
2604304;Cedro;PE;cedro;-7.7118;-39.2367;0;87;America/Recife;10845
2604403;Chã de Alegria;PE;cha-de-alegria;-8.0068;-35.204;0;81;America/Recife;13461
2604502;Chã Grande;PE;cha-grande;-8.2383;-35.4571;0;81;America/Recife;21224
2604601;Condado;PE;condado;-7.5879;-35.0999;0;81;America/Recife;25383
2604700;Correntes;PE;correntes;-9.1212;-36.3244;0;87;America/Recife;17660
2604809;Cortês;PE;cortes;-8.4744;-35.5468;0;81;America/Recife;10512
2604908;Cumaru;PE;cumaru;-8.0083;-35.6957;0;81;America/Recife;16252
2605004;Cupira;PE;cupira;-8.6243;-35.9518;0;81;America/Recife;24301
2605103;Custódia;PE;custodia;-8.0855;-37.6443;0;87;America/Recife;39403
2605152;Dormentes;PE;dormentes;-8.4412;-40.7662;0;87;America/Recife;17749
2605202;Escada;PE;escada;-8.3567;-35.2241;0;81;America/Recife;62252
2605301;Exu;PE;exu;-7.5036;-39.7238;0;87;America/Recife;33436
2605400;Feira Nova;PE;feira-nova;-7.947;-35.3801;0;81;America/Recife;22169
2605459;Fernando de Noronha;PE;fernando-de-noronha;-3.8396;-32.4107;0;81;America/Noronha;3316
2605509;Ferreiros;PE;ferreiros;-7.4467;-35.2373;0;81;America/Recife;15794
2605608;Flores;PE;flores;-7.8584;-37.9715;0;87;America/Recife;20835
2605707;Floresta;PE;floresta;-8.6031;-38.5687;0;87;America/Recife;31627
2605806;Frei Miguelinho;PE;frei-miguelinho;-7.9392;-35.9113;0;81;America/Recife;14070
2605905;Gameleira;PE;gameleira;-8.5798;-35.3846;0;81;America/Recife;17973
2606002;Garanhuns;PE;garanhuns;-8.8824;-36.4966;0;87;America/Recife;151064
2606101;Glória do Goitá;PE;gloria-do-goita;-8.0057;-35.2904;0;81;America/Recife;30370
2606200;Goiana;PE;goiana;-7.5606;-34.9959;0;81;America/Recife;85160
2606309;Granito;PE;granito;-7.7071;-39.615;0;87;America/Recife;7206
2606408;Gravatá;PE;gravata;-8.2112;-35.5675;0;81;America/Recife;91887
2606507;Iati;PE;iati;-9.0456;-36.8498;0;87;America/Recife;17605
2606606;Ibimirim;PE;ibimirim;-8.5403;-37.7032;0;87;America/Recife;28760
2606705;Ibirajuba;PE;ibirajuba;-8.5763;-36.1812;0;87;America/Recife;7344
2606804;Igarassu;PE;igarassu;-7.8288;-34.9013;0;81;America/Recife;122312
2606903;Iguaracy;PE;iguaracy;-7.8322;-37.5082;0;87;America/Recife;11366
2607000;Inajá;PE;inaja;-8.9021;-37.8351;0;87;America/Recife;27488
2607109;Ingazeira;PE;ingazeira;-7.6691;-37.4576;0;87;America/Recife;4959
2607208;Ipojuca;PE;ipojuca;-8.393;-35.0609;0;81;America/Recife;105638
2607307;Ipubi;PE;ipubi;-7.6451;-40.1476;0;87;America/Recife;30603
2607406;Itacuruba;PE;itacuruba;-8.8223;-38.6975;0;87;America/Recife;4490
2607505;Itaíba;PE;itaiba;-8.9457;-37.4173;0;87;America/Recife;33691
2607604;Ilha de Itamaracá;PE;ilha-de-itamaraca;-7.7477;-34.8303;0;81;America/Recife;25529
2607653;Itambé;PE;itambe;-7.414;-35.0963;0;81;America/Recife;36626
2607703;Itapetim;PE;itapetim;-7.3718;-37.1863;0;87;America/Recife;14232
2607752;Itapissuma;PE;itapissuma;-7.768;-34.8971;0;81;America/Recife;29463
2607802;Itaquitinga;PE;itaquitinga;-7.6637;-35.1002;0;81;America/Recife;17109
2607901;Jaboatão dos Guararapes;PE;jaboatao-dos-guararapes;-8.113;-35.015;0;81;America/Recife;683285
2607950;Jaqueira;PE;jaqueira;-8.7262;-35.7942;0;81;America/Recife;10483
2608008;Jataúba;PE;jatauba;-7.9767;-36.4943;0;81;America/Recife;16323
2608057;Jatobá;PE;jatoba;-9.1748;-38.2607;0;87;America/Recife;14463
2608107;João Alfredo;PE;joao-alfredo;-7.8656;-35.5787;0;81;America/Recife;28903
2608206;Joaquim Nabuco;PE;joaquim-nabuco;-8.6228;-35.5288;0;81;America/Recife;13506
2608255;Jucati;PE;jucati;-8.702;-36.4871;0;87;America/Recife;11975
2608305;Jupi;PE;jupi;-8.709;-36.4126;0;87;America/Recife;15943
2608404;Jurema;PE;jurema;-8.7071;-36.1347;0;87;America/Recife;14027
2608453;Lagoa do Carro;PE;lagoa-do-carro;-7.8438;-35.3108;0;81;America/Recife;18708
2608503;Lagoa de Itaenga;PE;lagoa-de-itaenga;-7.93;-35.2874;0;81;America/Recife;19915
2608602;Lagoa do Ouro;PE;lagoa-do-ouro;-9.1257;-36.4584;0;87;America/Recife;12364
2608701;Lagoa dos Gatos;PE;lagoa-dos-gatos;-8.6602;-35.904;0;81;America/Recife;14386
2608750;Lagoa Grande;PE;lagoa-grande;-8.9945;-40.2767;0;87;America/Recife;24952
2608800;Lajedo;PE;lajedo;-8.6579;-36.3293;0;87;America/Recife;41786
2608909;Limoeiro;PE;limoeiro;-7.8726;-35.4402;0;81;America/Recife;59125
2609006;Macaparana;PE;macaparana;-7.5556;-35.4425;0;81;America/Recife;24624
2609105;Machados;PE;machados;-7.6883;-35.5114;0;81;America/Recife;11471
2609154;Manari;PE;manari;-8.9649;-37.6313;0;87;America/Recife;26773
2609204;Maraial;PE;maraial;-8.7906;-35.8266;0;81;America/Recife;9432
2609303;Mirandiba;PE;mirandiba;-8.1211;-38.7388;0;87;America/Recife;14599
2609402;Moreno;PE;moreno;-8.1087;-35.0835;0;81;America/Recife;57647
2609501;Nazaré da Mata;PE;nazare-da-mata;-7.7415;-35.2193;0;81;America/Recife;32153
2609600;Olinda;PE;olinda;-8.0102;-34.8545;0;81;America/Recife;365402
2609709;Orobó;PE;orobo;-7.7455;-35.5956;0;81;America/Recife;22438
2609808;Orocó;PE;oroco;-8.6103;-39.6026;0;87;America/Recife;14100
2609907;Ouricuri;PE;ouricuri;-7.8792;-40.08;0;87;America/Recife;68329
2610004;Palmares;PE;palmares;-8.6842;-35.589;0;81;America/Recife;56615
2610103;Palmeirina;PE;palmeirina;-9.0109;-36.3242;0;87;America/Recife;7154
2610202;Panelas;PE;panelas;-8.6612;-36.0125;0;81;America/Recife;23449
2610301;Paranatama;PE;paranatama;-8.9187;-36.6549;0;87;America/Recife;12712
2610400;Parnamirim;PE;parnamirim;-8.0873;-39.5795;0;87;America/Recife;19028
2610509;Passira;PE;passira;-7.9971;-35.5813;0;81;America/Recife;29719
2610608;Paudalho;PE;paudalho;-7.9029;-35.1716;0;81;America/Recife;59638
2610707;Paulista;PE;paulista;-7.934;-34.8684;0;81;America/Recife;362960
2610806;Pedra;PE;pedra;-8.4964;-36.94;0;87;America/Recife;23605
2610905;Pesqueira;PE;pesqueira;-8.358;-36.6978;0;87;America/Recife;65408
2611002;Petrolândia;PE;petrolandia;-9.0686;-38.3027;0;87;America/Recife;35991
2611101;Petrolina;PE;petrolina;-9.3887;-40.5027;0;87;America/Recife;414083
2611200;Poção;PE;pocao;-8.1873;-36.7111;0;87;America/Recife;10805
2611309;Pombos;PE;pombos;-8.1398;-35.3967;0;81;America/Recife;26847
2611408;Primavera;PE;primavera;-8.33;-35.3544;0;81;America/Recife;14351
2611507;Quipapá;PE;quipapa;-8.8117;-36.0137;0;81;America/Recife;17974
2611533;Quixaba;PE;quixaba;-7.7073;-37.8446;0;87;America/Recife;6755
2611606;Recife;PE;recife;-8.0467;-34.8771;1;81;America/Recife;1587707
2611705;Riacho das Almas;PE;riacho-das-almas;-8.1374;-35.8648;0;81;America/Recife;21411
2611804;Ribeirão;PE;ribeirao;-8.5096;-35.3698;0;81;America/Recife;34255
2611903;Rio Formoso;PE;rio-formoso;-8.6592;-35.1532;0;81;America/Recife;20460
2612000;Sairé;PE;saire;-8.3286;-35.6967;0;81;America/Recife;11218
2612109;Salgadinho;PE;salgadinho;-7.9269;-35.6503;0;81;America/Recife;5620
2612208;Salgueiro;PE;salgueiro;-8.0737;-39.1247;0;87;America/Recife;65635
2612307;Saloá;PE;saloa;-8.9723;-36.691;0;87;America/Recife;14173
2612406;Sanharó;PE;sanharo;-8.361;-36.5696;0;87;America/Recife;18933
2612455;Santa Cruz;PE;santa-cruz;-8.2415;-40.3434;0;87;America/Recife;14320
2612471;Santa Cruz da Baixa Verde;PE;santa-cruz-da-baixa-verde;-7.8134;-38.1476;0;87;America/Recife;11933
2612505;Santa Cruz do Capibaribe;PE;santa-cruz-do-capibaribe;-7.948;-36.2061;0;81;America/Recife;104277
2612554;Santa Filomena;PE;santa-filomena;-8.1669;-40.6079;0;87;America/Recife;12402
2612604;Santa Maria da Boa Vista;PE;santa-maria-da-boa-vista;-8.7977;-39.8241;0;87;America/Recife;42682
2612703;Santa Maria do Cambucá;PE;santa-maria-do-cambuca;-7.8368;-35.8941;0;81;America/Recife;14533
2612802;Santa Terezinha;PE;santa-terezinha;-7.377;-37.4787;0;87;America/Recife;10513
2612901;São Benedito do Sul;PE;sao-benedito-do-sul;-8.8166;-35.9453;0;81;America/Recife;13479
2613008;São Bento do Una;PE;sao-bento-do-una;-8.5264;-36.4465;0;81;America/Recife;51264
2613107;São Caitano;PE;sao-caitano;-8.3376;-36.2869;0;81;America/Recife;39117
2613206;São João;PE;sao-joao;-8.8758;-36.3653;0;87;America/Recife;24772
2613305;São Joaquim do Monte;PE;sao-joaquim-do-monte;-8.432;-35.8035;0;81;America/Recife;20440
2613404;São José da Coroa Grande;PE;sao-jose-da-coroa-grande;-8.8894;-35.1515;0;81;America/Recife;19468
2613503;São José do Belmonte;PE;sao-jose-do-belmonte;-7.8572;-38.7577;0;87;America/Recife;36752
2613602;São José do Egito;PE;sao-jose-do-egito;-7.4695;-37.274;0;87;America/Recife;32491
2613701;São Lourenço da Mata;PE;sao-lourenco-da-mata;-8.0068;-35.0124;0;81;America/Recife;117759
2613800;São Vicente Férrer;PE;sao-vicente-ferrer;-7.5897;-35.4808;0;81;America/Recife;17176
2613909;Serra Talhada;PE;serra-talhada;-7.9818;-38.289;0;87;America/Recife;98143
2614006;Serrita;PE;serrita;-7.9404;-39.2951;0;87;America/Recife;18759
2614105;Sertânia;PE;sertania;-8.0685;-37.2684;0;87;America/Recife;34269
2614204;Sirinhaém;PE;sirinhaem;-8.5878;-35.1126;0;81;America/Recife;39233
2614303;Moreilândia;PE;moreilandia;-7.6193;-39.546;0;87;America/Recife;10849
2614402;Solidão;PE;solidao;-7.5947;-37.6445;0;87;America/Recife;5403
2614501;Surubim;PE;surubim;-7.8475;-35.7481;0;81;America/Recife;67515
2614600;Tabira;PE;tabira;-7.5837;-37.5377;0;87;America/Recife;29093
2614709;Tacaimbó;PE;tacaimbo;-8.3087;-36.3;0;81;America/Recife;14277
2614808;Tacaratu;PE;tacaratu;-9.098;-38.1504;0;87;America/Recife;24803
2614857;Tamandaré;PE;tamandare;-8.7567;-35.1033;0;81;America/Recife;24534
2615003;Taquaritinga do Norte;PE;taquaritinga-do-norte;-7.8945;-36.0423;0;81;America/Recife;25497
2615102;Terezinha;PE;terezinha;-9.0562;-36.6272;0;87;America/Recife;6857
2615201;Terra Nova;PE;terra-nova;-8.2224;-39.3825;0;87;America/Recife;9221
2615300;Timbaúba;PE;timbauba;-7.5048;-35.3119;0;81;America/Recife;47575
2615409;Toritama;PE;toritama;-8.0096;-36.0637;0;81;America/Recife;43636
2615508;Tracunhaém;PE;tracunhaem;-7.8023;-35.2314;0;81;America/Recife;14393
2615607;Trindade;PE;trindade;-7.759;-40.2647;0;87;America/Recife;32086
2615706;Triunfo;PE;triunfo;-7.8327;-38.0978;0;87;America/Recife;15142
2615805;Tupanatinga;PE;tupanatinga;-8.748;-37.3445;0;87;America/Recife;27009
2615904;Tuparetama;PE;tuparetama;-7.6003;-37.3165;0;87;America/Recife;8252
2616001;Venturosa;PE;venturosa;-8.5788;-36.8742;0;87;America/Recife;17609
2616100;Verdejante;PE;verdejante;-7.9223;-38.9701;0;87;America/Recife;9474
2616183;Vertente do Lério;PE;vertente-do-lerio;-7.7708;-35.8491;0;81;America/Recife;7782
2616209;Vertentes;PE;vertentes;-7.9016;-35.9681;0;81;America/Recife;22955
2616308;Vicência;PE;vicencia;-7.6566;-35.3139;0;81;America/Recife;27297
2616407;Vitória de Santo Antão;PE;vitoria-de-santo-antao;-8.1282;-35.2976;0;81;America/Recife;143799
2616506;Xexéu;PE;xexeu;-8.8046;-35.6212;0;81;America/Recife;11791
2700102;Água Branca;AL;agua-branca;-9.262;-37.938;0;82;America/Maceio;19550
2700201;Anadia;AL;anadia;-9.6849;-36.3078;0;82;America/Maceio;14193
2700300;Arapiraca;AL;arapiraca;-9.7549;-36.6615;0;82;America/Maceio;243661
2700409;Atalaia;AL;atalaia;-9.5119;-36.0086;0;82;America/Maceio;38530
2700508;Barra de Santo Antônio;AL;barra-de-santo-antonio;-9.4023;-35.5101;0;82;America/Maceio;16735
2700607;Barra de São Miguel;AL;barra-de-sao-miguel;-9.8384;-35.9057;0;82;America/Maceio;8118
2700706;Batalha;AL;batalha;-9.6742;-37.133;0;82;America/Maceio;17103
2700805;Belém;AL;belem;-9.5705;-36.4904;0;82;America/Maceio;4820
2700904;Belo Monte;AL;belo-monte;-9.8227;-37.277;0;82;America/Maceio;5898
2701001;Boca da Mata;AL;boca-da-mata;-9.6431;-36.2125;0;82;America/Maceio;21517
2701100;Branquinha;AL;branquinha;-9.2334;-36.0162;0;82;America/Maceio;9786
2701209;Cacimbinhas;AL;cacimbinhas;-9.4012;-36.9911;0;82;America/Maceio;10701
2701308;Cajueiro;AL;cajueiro;-9.3994;-36.1559;0;82;America/Maceio;16605
2701357;Campestre;AL;campestre;-8.8472;-35.5685;0;82;America/Maceio;6807
2701407;Campo Alegre;AL;campo-alegre;-9.7845;-36.3525;0;82;America/Maceio;32714
2701506;Campo Grande;AL;campo-grande;-9.9554;-36.7926;0;82;America/Maceio;8293
2701605;Canapi;AL;canapi;-9.1193;-37.5967;0;82;America/Maceio;15743
2701704;Capela;AL;capela;-9.415;-36.0826;0;82;America/Maceio;15068
2701803;Carneiros;AL;carneiros;-9.4848;-37.3773;0;82;America/Maceio;9200
2701902;Chã Preta;AL;cha-preta;-9.2556;-36.2983;0;82;America/Maceio;6010
2702009;Coité do Nóia;AL;coite-do-noia;-9.6335;-36.5845;0;82;America/Maceio;11036
2702108;Colônia Leopoldina;AL;colonia-leopoldina;-8.9181;-35.7214;0;82;America/Maceio;15949
2702207;Coqueiro Seco;AL;coqueiro-seco;-9.6372;-35.7994;0;82;America/Maceio;5700
2702306;Coruripe;AL;coruripe;-10.1276;-36.1717;0;82;America/Maceio;51788
2702355;Craíbas;AL;craibas;-9.6178;-36.7697;0;82;America/Maceio;26115
2702405;Delmiro Gouveia;AL;delmiro-gouveia;-9.3853;-37.9987;0;82;America/Maceio;52809
2702504;Dois Riachos;AL;dois-riachos;-9.3847;-37.0965;0;82;America/Maceio;9906
2702553;Estrela de Alagoas;AL;estrela-de-alagoas;-9.3909;-36.7644;0;82;America/Maceio;15701
2702603;Feira Grande;AL;feira-grande;-9.8986;-36.6815;0;82;America/Maceio;23191
2702702;Feliz Deserto;AL;feliz-deserto;-10.2935;-36.3028;0;82;America/Maceio;4038
2702801;Flexeiras;AL;flexeiras;-9.2728;-35.7139;0;82;America/Maceio;9767
2702900;Girau do Ponciano;AL;girau-do-ponciano;-9.884;-36.8316;0;82;America/Maceio;37335
2703007;Ibateguara;AL;ibateguara;-8.9782;-35.9373;0;82;America/Maceio;13992
2703106;Igaci;AL;igaci;-9.5377;-36.6372;0;82;America/Maceio;24452
2703205;Igreja Nova;AL;igreja-nova;-10.1235;-36.6597;0;82;America/Maceio;22125
2703304;Inhapi;AL;inhapi;-9.2259;-37.7509;0;82;America/Maceio;15417
2703403;Jacaré dos Homens;AL;jacare-dos-homens;-9.6355;-37.2076;0;82;America/Maceio;5182
2703502;Jacuípe;AL;jacuipe;-8.8395;-35.4591;0;82;America/Maceio;5432
2703601;Japaratinga;AL;japaratinga;-9.0875;-35.2634;0;82;America/Maceio;9443
2703700;Jaramataia;AL;jaramataia;-9.6622;-37.0046;0;82;America/Maceio;5075
2703759;Jequiá da Praia;AL;jequia-da-praia;-10.0133;-36.0142;0;82;America/Maceio;9625
2703809;Joaquim Gomes;AL;joaquim-gomes;-9.1328;-35.7474;0;82;America/Maceio;17386
2703908;Jundiá;AL;jundia;-8.933;-35.5669;0;82;America/Maceio;4176
2704005;Junqueiro;AL;junqueiro;-9.907;-36.4803;0;82;America/Maceio;24381
2704104;Lagoa da Canoa;AL;lagoa-da-canoa;-9.8329;-36.7413;0;82;America/Maceio;18831
2704203;Limoeiro de Anadia;AL;limoeiro-de-anadia;-9.741;-36.5121;0;82;America/Maceio;25197
2704302;Maceió;AL;maceio;-9.666;-35.735;1;82;America/Maceio;994464
2704401;Major Isidoro;AL;major-isidoro;-9.5301;-36.992;0;82;America/Maceio;17834
2704500;Maragogi;AL;maragogi;-9.0074;-35.2267;0;82;America/Maceio;33232
2704609;Maravilha;AL;maravilha;-9.2304;-37.3524;0;82;America/Maceio;9715
2704708;Marechal Deodoro;AL;marechal-deodoro;-9.7097;-35.8967;0;82;America/Maceio;62341
2704807;Maribondo;AL;maribondo;-9.5835;-36.3045;0;82;America/Maceio;13968
2704906;Mar Vermelho;AL;mar-vermelho;-9.4474;-36.3881;0;82;America/Maceio;3212
2705002;Mata Grande;AL;mata-grande;-9.1182;-37.7323;0;82;America/Maceio;22147
2705101;Matriz de Camaragibe;AL;matriz-de-camaragibe;-9.1544;-35.5243;0;82;America/Maceio;24330
2705200;Messias;AL;messias;-9.3938;-35.8392;0;82;America/Maceio;15707
2705309;Minador do Negrão;AL;minador-do-negrao;-9.3124;-36.8696;0;82;America/Maceio;4938
2705408;Monteirópolis;AL;monteiropolis;-9.6036;-37.2505;0;82;America/Maceio;7341
2705507;Murici;AL;murici;-9.3068;-35.9428;0;82;America/Maceio;25933
2705606;Novo Lino;AL;novo-lino;-8.9419;-35.664;0;82;America/Maceio;10298
2705705;Olho d'Água das Flores;AL;olho-dagua-das-flores;-9.5369;-37.2971;0;82;America/Maceio;21132
2705804;Olho d'Água do Casado;AL;olho-dagua-do-casado;-9.5036;-37.8301;0;82;America/Maceio;8522
2705903;Olho d'Água Grande;AL;olho-dagua-grande;-10.0572;-36.8101;0;82;America/Maceio;4384
2706000;Olivença;AL;olivenca;-9.5195;-37.1954;0;82;America/Maceio;11048
2706109;Ouro Branco;AL;ouro-branco;-9.1588;-37.3556;0;82;America/Maceio;11699
2706208;Palestina;AL;palestina;-9.6749;-37.339;0;82;America/Maceio;4410
2706307;Palmeira dos Índios;AL;palmeira-dos-indios;-9.4057;-36.6328;0;82;America/Maceio;73596
2706406;Pão de Açúcar;AL;pao-de-acucar;-9.7403;-37.4403;0;82;America/Maceio;24291
2706422;Pariconha;AL;pariconha;-9.2563;-37.9988;0;82;America/Maceio;10803
2706448;Paripueira;AL;paripueira;-9.4631;-35.552;0;82;America/Maceio;14176
2706505;Passo de Camaragibe;AL;passo-de-camaragibe;-9.2451;-35.4745;0;82;America/Maceio;14076
2706604;Paulo Jacinto;AL;paulo-jacinto;-9.3679;-36.3672;0;82;America/Maceio;6697
2706703;Penedo;AL;penedo;-10.2874;-36.5819;0;82;America/Maceio;60189
2706802;Piaçabuçu;AL;piacabucu;-10.406;-36.434;0;82;America/Maceio;16201
2706901;Pilar;AL;pilar;-9.6014;-35.9543;0;82;America/Maceio;36499
2707008;Pindoba;AL;pindoba;-9.4738;-36.2918;0;82;America/Maceio;2786
2707107;Piranhas;AL;piranhas;-9.624;-37.757;0;82;America/Maceio;23053
2707206;Poço das Trincheiras;AL;poco-das-trincheiras;-9.3074;-37.2889;0;82;America/Maceio;12974
2707305;Porto Calvo;AL;porto-calvo;-9.0519;-35.3987;0;82;America/Maceio;24520
2707404;Porto de Pedras;AL;porto-de-pedras;-9.1601;-35.3049;0;82;America/Maceio;9508
2707503;Porto Real do Colégio;AL;porto-real-do-colegio;-10.1849;-36.8376;0;82;America/Maceio;20262
2707602;Quebrangulo;AL;quebrangulo;-9.32;-36.4692;0;82;America/Maceio;11305
2707701;Rio Largo;AL;rio-largo;-9.4778;-35.8394;0;82;America/Maceio;97435
2707800;Roteiro;AL;roteiro;-9.835;-35.9782;0;82;America/Maceio;6607
2707909;Santa Luzia do Norte;AL;santa-luzia-do-norte;-9.6037;-35.8232;0;82;America/Maceio;7065
2708006;Santana do Ipanema;AL;santana-do-ipanema;-9.37;-37.248;0;82;America/Maceio;47397
2708105;Santana do Mundaú;AL;santana-do-mundau;-9.1714;-36.2176;0;82;America/Maceio;11568
2708204;São Brás;AL;sao-bras;-10.1141;-36.8522;0;82;America/Maceio;6557
2708303;São José da Laje;AL;sao-jose-da-laje;-9.0128;-36.0515;0;82;America/Maceio;21193
2708402;São José da Tapera;AL;sao-jose-da-tapera;-9.5577;-37.3831;0;82;America/Maceio;31557
2708501;São Luís do Quitunde;AL;sao-luis-do-quitunde;-9.3182;-35.5606;0;82;America/Maceio;31792
2708600;São Miguel dos Campos;AL;sao-miguel-dos-campos;-9.783;-36.0971;0;82;America/Maceio;53391
2708709;São Miguel dos Milagres;AL;sao-miguel-dos-milagres;-9.2649;-35.3763;0;82;America/Maceio;8687
2708808;São Sebastião;AL;sao-sebastiao;-9.9304;-36.559;0;82;America/Maceio;32701
2708907;Satuba;AL;satuba;-9.5691;-35.8227;0;82;America/Maceio;25000
2708956;Senador Rui Palmeira;AL;senador-rui-palmeira;-9.4699;-37.4576;0;82;America/Maceio;12549
2709004;Tanque d'Arca;AL;tanque-darca;-9.5338;-36.4366;0;82;America/Maceio;5909
2709103;Taquarana;AL;taquarana;-9.6453;-36.4928;0;82;America/Maceio;19422
2709152;Teotônio Vilela;AL;teotonio-vilela;-9.9166;-36.3492;0;82;America/Maceio;39161
2709202;Traipu;AL;traipu;-9.9626;-37.0071;0;82;America/Maceio;24124
2709301;União dos Palmares;AL;uniao-dos-palmares;-9.1592;-36.0223;0;82;America/Maceio;60874
2709400;Viçosa;AL;vicosa;-9.3676;-36.2431;0;82;America/Maceio;24423
2800100;Amparo do São Francisco;SE;amparo-do-sao-francisco;-10.1348;-36.935;0;79;America/Maceio;2206
2800209;Aquidabã;SE;aquidaba;-10.278;-37.0148;0;79;America/Maceio;20542
2800308;Aracaju;SE;aracaju;-10.9091;-37.0677;1;79;America/Maceio;628849
2800407;Arauá;SE;araua;-11.2614;-37.6201;0;79;America/Maceio;10483
2800506;Areia Branca;SE;areia-branca;-10.758;-37.3251;0;79;America/Maceio;18560
2800605;Barra dos Coqueiros;SE;barra-dos-coqueiros;-10.8996;-37.0323;0;79;America/Maceio;44384
2800670;Boquim;SE;boquim;-11.1397;-37.6195;0;79;America/Maceio;25038
2800704;Brejo Grande;SE;brejo-grande;-10.4297;-36.4611;0;79;America/Maceio;8016
2801009;Campo do Brito;SE;campo-do-brito;-10.7392;-37.4954;0;79;America/Maceio;18646
2801108;Canhoba;SE;canhoba;-10.1365;-36.9806;0;79;America/Maceio;3855
2801207;Canindé de São Francisco;SE;caninde-de-sao-francisco;-9.6488;-37.7923;0;79;America/Maceio;27885
2801306;Capela;SE;capela;-10.5069;-37.0628;0;79;America/Maceio;32716
2801405;Carira;SE;carira;-10.3524;-37.7002;0;79;America/Maceio;20315
2801504;Carmópolis;SE;carmopolis;-10.6449;-36.9887;0;79;America/Maceio;14179
2801603;Cedro de São João;SE;cedro-de-sao-joao;-10.2534;-36.8856;0;79;America/Maceio;5482
2801702;Cristinápolis;SE;cristinapolis;-11.4668;-37.7585;0;79;America/Maceio;17539
2801900;Cumbe;SE;cumbe;-10.352;-37.1846;0;79;America/Maceio;3906
2802007;Divina Pastora;SE;divina-pastora;-10.6782;-37.1506;0;79;America/Maceio;4433
2802106;Estância;SE;estancia;-11.2659;-37.4484;0;79;America/Maceio;66978
2802205;Feira Nova;SE;feira-nova;-10.2616;-37.3147;0;79;America/Maceio;6207
2802304;Frei Paulo;SE;frei-paulo;-10.5513;-37.5279;0;79;America/Maceio;14884
2802403;Gararu;SE;gararu;-9.9722;-37.0869;0;79;America/Maceio;11301
2802502;General Maynard;SE;general-maynard;-10.6835;-36.9838;0;79;America/Maceio;3111
2802601;Gracho Cardoso;SE;gracho-cardoso;-10.2252;-37.2006;0;79;America/Maceio;5979
2802700;Ilha das Flores;SE;ilha-das-flores;-10.4425;-36.5479;0;79;America/Maceio;8495
2802809;Indiaroba;SE;indiaroba;-11.5157;-37.515;0;79;America/Maceio;16949
2802908;Itabaiana;SE;itabaiana;-10.6826;-37.4273;0;79;America/Maceio;108408
2803005;Itabaianinha;SE;itabaianinha;-11.2693;-37.7875;0;79;America/Maceio;42114
2803104;Itabi;SE;itabi;-10.1248;-37.1056;0;79;America/Maceio;4823
2803203;Itaporanga d'Ajuda;SE;itaporanga-dajuda;-10.99;-37.3078;0;79;America/Maceio;35863
2803302;Japaratuba;SE;japaratuba;-10.5849;-36.9418;0;79;America/Maceio;16472
2803401;Japoatã;SE;japoata;-10.3477;-36.8045;0;79;America/Maceio;13707
2803500;Lagarto;SE;lagarto;-10.9136;-37.6689;0;79;America/Maceio;105558
2803609;Laranjeiras;SE;laranjeiras;-10.7981;-37.1731;0;79;America/Maceio;24170
2803708;Macambira;SE;macambira;-10.6619;-37.5413;0;79;America/Maceio;7024
2803807;Malhada dos Bois;SE;malhada-dos-bois;-10.3418;-36.9252;0;79;America/Maceio;3666
2803906;Malhador;SE;malhador;-10.6649;-37.3004;0;79;America/Maceio;11728
2804003;Maruim;SE;maruim;-10.7308;-37.0856;0;79;America/Maceio;15975
2804102;Moita Bonita;SE;moita-bonita;-10.5769;-37.3512;0;79;America/Maceio;11288
2804201;Monte Alegre de Sergipe;SE;monte-alegre-de-sergipe;-10.0256;-37.5616;0;79;America/Maceio;14732
2804300;Muribeca;SE;muribeca;-10.4271;-36.9588;0;79;America/Maceio;8033
2804409;Neópolis;SE;neopolis;-10.3215;-36.585;0;79;America/Maceio;16558
2804458;Nossa Senhora Aparecida;SE;nossa-senhora-aparecida;-10.3944;-37.4517;0;79;America/Maceio;9496
2804508;Nossa Senhora da Glória;SE;nossa-senhora-da-gloria;-10.2158;-37.4211;0;79;America/Maceio;43255
2804607;Nossa Senhora das Dores;SE;nossa-senhora-das-dores;-10.4854;-37.1963;0;79;America/Maceio;25537
2804706;Nossa Senhora de Lourdes;SE;nossa-senhora-de-lourdes;-10.0772;-37.0615;0;79;America/Maceio;6404
2804805;Nossa Senhora do Socorro;SE;nossa-senhora-do-socorro;-10.8468;-37.1231;0;79;America/Maceio;202450
2804904;Pacatuba;SE;pacatuba;-10.4538;-36.6531;0;79;America/Maceio;12709
2805000;Pedra Mole;SE;pedra-mole;-10.6134;-37.6922;0;79;America/Maceio;2818
2805109;Pedrinhas;SE;pedrinhas;-11.1902;-37.6775;0;79;America/Maceio;7416
2805208;Pinhão;SE;pinhao;-10.5677;-37.7242;0;79;America/Maceio;5769
2805307;Pirambu;SE;pirambu;-10.7215;-36.8544;0;79;America/Maceio;8037
2805406;Poço Redondo;SE;poco-redondo;-9.8062;-37.6833;0;79;America/Maceio;34723
2805505;Poço Verde;SE;poco-verde;-10.7151;-38.1813;0;79;America/Maceio;22214
2805604;Porto da Folha;SE;porto-da-folha;-9.9163;-37.2842;0;79;America/Maceio;27350
2805703;Propriá;SE;propria;-10.2138;-36.8442;0;79;America/Maceio;27273
2805802;Riachão do Dantas;SE;riachao-do-dantas;-11.0729;-37.731;0;79;America/Maceio;18579
2805901;Riachuelo;SE;riachuelo;-10.735;-37.1966;0;79;America/Maceio;8875
2806008;Ribeirópolis;SE;ribeiropolis;-10.5357;-37.438;0;79;America/Maceio;17362
2806107;Rosário do Catete;SE;rosario-do-catete;-10.6904;-37.0357;0;79;America/Maceio;9499
2806206;Salgado;SE;salgado;-11.0288;-37.4804;0;79;America/Maceio;20772
2806305;Santa Luzia do Itanhy;SE;santa-luzia-do-itanhy;-11.3536;-37.4586;0;79;America/Maceio;13965
2806404;Santana do São Francisco;SE;santana-do-sao-francisco;-10.2922;-36.6105;0;79;America/Maceio;7530
2806503;Santa Rosa de Lima;SE;santa-rosa-de-lima;-10.6434;-37.1931;0;79;America/Maceio;4038
2806602;Santo Amaro das Brotas;SE;santo-amaro-das-brotas;-10.7892;-37.0564;0;79;America/Maceio;11297
2806701;São Cristóvão;SE;sao-cristovao;-11.0084;-37.2044;0;79;America/Maceio;100360
2806800;São Domingos;SE;sao-domingos;-10.7916;-37.5685;0;79;America/Maceio;10550
2806909;São Francisco;SE;sao-francisco;-10.3442;-36.8869;0;79;America/Maceio;3323
2807006;São Miguel do Aleixo;SE;sao-miguel-do-aleixo;-10.3847;-37.3836;0;79;America/Maceio;3481
2807105;Simão Dias;SE;simao-dias;-10.7387;-37.8097;0;79;America/Maceio;44285
2807204;Siriri;SE;siriri;-10.5965;-37.1131;0;79;America/Maceio;7984
2807303;Telha;SE;telha;-10.2064;-36.8818;0;79;America/Maceio;3373
2807402;Tobias Barreto;SE;tobias-barreto;-11.1798;-37.9995;0;79;America/Maceio;52613
2807501;Tomar do Geru;SE;tomar-do-geru;-11.3694;-37.8433;0;79;America/Maceio;12145
2807600;Umbaúba;SE;umbauba;-11.3809;-37.6623;0;79;America/Maceio;24538
2900108;Abaíra;BA;abaira;-13.2488;-41.6619;0;77;America/Bahia;7452
2900207;Abaré;BA;abare;-8.7207;-39.1162;0;75;America/Bahia;18240
2900306;Acajutiba;BA;acajutiba;-11.6575;-38.0197;0;75;America/Bahia;14215
2900355;Adustina;BA;adustina;-10.5437;-38.1113;0;75;America/Bahia;14554
2900405;Água Fria;BA;agua-fria;-11.8618;-38.7639;0;75;America/Bahia;14871
2900504;Érico Cardoso;BA;erico-cardoso;-13.4215;-42.1352;0;77;America/Bahia;10948
2900603;Aiquara;BA;aiquara;-14.1269;-39.8937;0;73;America/Bahia;4586
2900702;Alagoinhas;BA;alagoinhas;-12.1335;-38.4208;0;75;America/Bahia;160662
2900801;Alcobaça;BA;alcobaca;-17.5195;-39.2036;0;73;America/Bahia;25494
2900900;Almadina;BA;almadina;-14.7089;-39.6415;0;73;America/Bahia;5327
2901007;Amargosa;BA;amargosa;-13.0215;-39.602;0;75;America/Bahia;38478
2901106;Amélia Rodrigues;BA;amelia-rodrigues;-12.3914;-38.7563;0;75;America/Bahia;24848
2901155;América Dourada;BA;america-dourada;-11.4429;-41.439;0;74;America/Bahia;15583
2901205;Anagé;BA;anage;-14.6151;-41.1356;0;77;America/Bahia;26715
2901304;Andaraí;BA;andarai;-12.8049;-41.3297;0;75;America/Bahia;13531
2901353;Andorinha;BA;andorinha;-10.3482;-39.8391;0;74;America/Bahia;15485
2901403;Angical;BA;angical;-12.0063;-44.7003;0;77;America/Bahia;14178
2901502;Anguera;BA;anguera;-12.1462;-39.2462;0;75;America/Bahia;11456
2901601;Antas;BA;antas;-10.3856;-38.3401;0;75;America/Bahia;15061
2901700;Antônio Cardoso;BA;antonio-cardoso;-12.4335;-39.1176;0;75;America/Bahia;11501
2901809;Antônio Gonçalves;BA;antonio-goncalves;-10.5767;-40.2785;0;74;America/Bahia;11236
2901908;Aporá;BA;apora;-11.6577;-38.0814;0;75;America/Bahia;16379
2901957;Apuarema;BA;apuarema;-13.8542;-39.7501;0;73;America/Bahia;7114
2902005;Aracatu;BA;aracatu;-14.428;-41.4648;0;77;America/Bahia;14422
2902054;Araçás;BA;aracas;-12.22;-38.2027;0;75;America/Bahia;11946
2902104;Araci;BA;araci;-11.3253;-38.9584;0;75;America/Bahia;50336
2902203;Aramari;BA;aramari;-12.0884;-38.4969;0;75;America/Bahia;10122
2902252;Arataca;BA;arataca;-15.2651;-39.419;0;73;America/Bahia;10463
2902302;Aratuípe;BA;aratuipe;-13.0716;-39.0038;0;75;America/Bahia;8981
2902401;Aurelino Leal;BA;aurelino-leal;-14.321;-39.329;0;73;America/Bahia;11409
2902500;Baianópolis;BA;baianopolis;-12.3016;-44.5388;0;77;America/Bahia;14110
2902609;Baixa Grande;BA;baixa-grande;-11.9519;-40.169;0;74;America/Bahia;18680
2902658;Banzaê;BA;banzae;-10.5788;-38.6212;0;75;America/Bahia;12309
2902708;Barra;BA;barra;-11.0859;-43.1459;0;74;America/Bahia;53528
2902807;Barra da Estiva;BA;barra-da-estiva;-13.6237;-41.3347;0;77;America/Bahia;27582
2902906;Barra do Choça;BA;barra-do-choca;-14.8654;-40.5791;0;77;America/Bahia;38481
2903003;Barra do Mendes;BA;barra-do-mendes;-11.81;-42.059;0;74;America/Bahia;14345
2903102;Barra do Rocha;BA;barra-do-rocha;-14.2;-39.5991;0;73;America/Bahia;5920
2903201;Barreiras;BA;barreiras;-12.1439;-44.9968;0;77;America/Bahia;170667
2903235;Barro Alto;BA;barro-alto;-11.7605;-41.9054;0;74;America/Bahia;13911
2903276;Barrocas;BA;barrocas;-11.5272;-39.0776;0;75;America/Bahia;15743
2903300;Barro Preto;BA;barro-preto;-14.7948;-39.476;0;73;America/Bahia;5966
2903409;Belmonte;BA;belmonte;-15.8608;-38.8758;0;73;America/Bahia;20567
2903508;Belo Campo;BA;belo-campo;-15.0334;-41.2652;0;77;America/Bahia;19042
2903607;Biritinga;BA;biritinga;-11.6072;-38.8051;0;75;America/Bahia;15606
2903706;Boa Nova;BA;boa-nova;-14.3598;-40.2064;0;77;America/Bahia;14052
2903805;Boa Vista do Tupim;BA;boa-vista-do-tupim;-12.6498;-40.6064;0;75;America/Bahia;17307
2903904;Bom Jesus da Lapa;BA;bom-jesus-da-lapa;-13.2506;-43.4108;0;77;America/Bahia;68704
2903953;Bom Jesus da Serra;BA;bom-jesus-da-serra;-14.3663;-40.5126;0;77;America/Bahia;10028
2904001;Boninal;BA;boninal;-12.7069;-41.8286;0;75;America/Bahia;14104
2904050;Bonito;BA;bonito;-11.9668;-41.2647;0;75;America/Bahia;16393
2904100;Boquira;BA;boquira;-12.8205;-42.7324;0;77;America/Bahia;19829
2904209;Botuporã;BA;botupora;-13.3772;-42.5163;0;77;America/Bahia;11411
2904308;Brejões;BA;brejoes;-13.1039;-39.7988;0;75;America/Bahia;13272
2904407;Brejolândia;BA;brejolandia;-12.4815;-43.9679;0;77;America/Bahia;9377
2904506;Brotas de Macaúbas;BA;brotas-de-macaubas;-11.9915;-42.6326;0;77;America/Bahia;12169
2904605;Brumado;BA;brumado;-14.2021;-41.6696;0;77;America/Bahia;74095
2904704;Buerarema;BA;buerarema;-14.9595;-39.3028;0;73;America/Bahia;15056
2904753;Buritirama;BA;buritirama;-10.7171;-43.6302;0;77;America/Bahia;20212
2904803;Caatiba;BA;caatiba;-14.9699;-40.4092;0;77;America/Bahia;6224
2904852;Cabaceiras do Paraguaçu;BA;cabaceiras-do-paraguacu;-12.5317;-39.1902;0;75;America/Bahia;17039
2904902;Cachoeira;BA;cachoeira;-12.5994;-38.9587;0;75;America/Bahia;30550
2905008;Caculé;BA;cacule;-14.5003;-42.2229;0;77;America/Bahia;23246
2905107;Caém;BA;caem;-11.0677;-40.432;0;74;America/Bahia;10729
2905156;Caetanos;BA;caetanos;-14.3347;-40.9175;0;77;America/Bahia;11500
2905206;Caetité;BA;caetite;-14.0684;-42.4861;0;77;America/Bahia;54572
2905305;Cafarnaum;BA;cafarnaum;-11.6914;-41.4688;0;74;America/Bahia;18039
2905404;Cairu;BA;cairu;-13.4904;-39.0465;0;75;America/Bahia;18486
2905503;Caldeirão Grande;BA;caldeirao-grande;-11.0208;-40.2956;0;74;America/Bahia;13566
2905602;Camacan;BA;camacan;-15.4142;-39.4919;0;73;America/Bahia;22756
2905701;Camaçari;BA;camacari;-12.6996;-38.3263;0;71;America/Bahia;319394
2905800;Camamu;BA;camamu;-13.9398;-39.1071;0;73;America/Bahia;31775
2905909;Campo Alegre de Lourdes;BA;campo-alegre-de-lourdes;-9.5222;-43.0126;0;74;America/Bahia;32377
2906006;Campo Formoso;BA;campo-formoso;-10.5105;-40.32;0;74;America/Bahia;74894
2906105;Canápolis;BA;canapolis;-13.0725;-44.201;0;77;America/Bahia;10612
2906204;Canarana;BA;canarana;-11.6858;-41.7677;0;74;America/Bahia;24989
2906303;Canavieiras;BA;canavieiras;-15.6722;-38.9536;0;73;America/Bahia;34343
2906402;Candeal;BA;candeal;-11.8049;-39.1203;0;75;America/Bahia;7969
2906501;Candeias;BA;candeias;-12.6716;-38.5472;0;71;America/Bahia;75083
2906600;Candiba;BA;candiba;-14.4097;-42.8667;0;77;America/Bahia;13425
2906709;Cândido Sales;BA;candido-sales;-15.4993;-41.2414;0;77;America/Bahia;26465
2906808;Cansanção;BA;cansancao;-10.6647;-39.4944;0;75;America/Bahia;39556
2906824;Canudos;BA;canudos;-9.9001;-39.1471;0;75;America/Bahia;16662
2906857;Capela do Alto Alegre;BA;capela-do-alto-alegre;-11.6658;-39.8349;0;75;America/Bahia;11055
2906873;Capim Grosso;BA;capim-grosso;-11.3797;-40.0089;0;74;America/Bahia;35228
2906899;Caraíbas;BA;caraibas;-14.7177;-41.2603;0;77;America/Bahia;10260
2906907;Caravelas;BA;caravelas;-17.7268;-39.2597;0;73;America/Bahia;21229
2907004;Cardeal da Silva;BA;cardeal-da-silva;-11.9472;-37.9469;0;75;America/Bahia;8634
2907103;Carinhanha;BA;carinhanha;-14.2985;-43.7724;0;77;America/Bahia;30375
2907202;Casa Nova;BA;casa-nova;-9.1641;-40.974;0;74;America/Bahia;75815
2907301;Castro Alves;BA;castro-alves;-12.7579;-39.4248;0;75;America/Bahia;25471
2907400;Catolândia;BA;catolandia;-12.31;-44.8648;0;77;America/Bahia;3560
2907509;Catu;BA;catu;-12.3513;-38.3791;0;71;America/Bahia;50153
2907558;Caturama;BA;caturama;-13.3239;-42.2904;0;77;America/Bahia;9115
2907608;Central;BA;central;-11.1376;-42.1116;0;74;America/Bahia;16849
2907707;Chorrochó;BA;chorrocho;-8.9695;-39.0979;0;75;America/Bahia;10929
2907806;Cícero Dantas;BA;cicero-dantas;-10.5897;-38.3794;0;75;America/Bahia;32268
2907905;Cipó;BA;cipo;-11.1032;-38.5179;0;75;America/Bahia;17836
2908002;Coaraci;BA;coaraci;-14.637;-39.5556;0;73;America/Bahia;17663
2908101;Cocos;BA;cocos;-14.1814;-44.5352;0;77;America/Bahia;19817
2908200;Conceição da Feira;BA;conceicao-da-feira;-12.5078;-38.9978;0;75;America/Bahia;21499
2908309;Conceição do Almeida;BA;conceicao-do-almeida;-12.7836;-39.1715;0;75;America/Bahia;16184
2908408;Conceição do Coité;BA;conceicao-do-coite;-11.56;-39.2808;0;75;America/Bahia;71316
2908507;Conceição do Jacuípe;BA;conceicao-do-jacuipe;-12.3268;-38.7684;0;75;America/Bahia;37409
2908606;Conde;BA;conde;-11.8179;-37.6131;0;75;America/Bahia;24434
2908705;Condeúba;BA;condeuba;-14.9022;-41.9718;0;77;America/Bahia;17571
2908804;Contendas do Sincorá;BA;contendas-do-sincora;-13.7537;-41.048;0;77;America/Bahia;4490
2908903;Coração de Maria;BA;coracao-de-maria;-12.2333;-38.7487;0;75;America/Bahia;28258
2909000;Cordeiros;BA;cordeiros;-15.0356;-41.9308;0;77;America/Bahia;7763
2909109;Coribe;BA;coribe;-13.8232;-44.4586;0;77;America/Bahia;14464
2909208;Coronel João Sá;BA;coronel-joao-sa;-10.2847;-37.9198;0;75;America/Bahia;17593
2909307;Correntina;BA;correntina;-13.3477;-44.6333;0;77;America/Bahia;34179
2909406;Cotegipe;BA;cotegipe;-12.0228;-44.2566;0;77;America/Bahia;13472
2909505;Cravolândia;BA;cravolandia;-13.3531;-39.8031;0;73;America/Bahia;4514
2909604;Crisópolis;BA;crisopolis;-11.5059;-38.1515;0;75;America/Bahia;20343
2909703;Cristópolis;BA;cristopolis;-12.2249;-44.4214;0;77;America/Bahia;14514
2909802;Cruz das Almas;BA;cruz-das-almas;-12.6675;-39.1008;0;75;America/Bahia;63203
2909901;Curaçá;BA;curaca;-8.9846;-39.8997;0;74;America/Bahia;36021
2910008;Dário Meira;BA;dario-meira;-14.4229;-39.9031;0;73;America/Bahia;11094
2910057;Dias d'Ávila;BA;dias-davila;-12.6187;-38.2926;0;71;America/Bahia;75053
2910107;Dom Basílio;BA;dom-basilio;-13.7565;-41.7677;0;77;America/Bahia;12309
2910206;Dom Macedo Costa;BA;dom-macedo-costa;-12.9016;-39.1923;0;75;America/Bahia;4588
2910305;Elísio Medrado;BA;elisio-medrado;-12.9417;-39.5191;0;75;America/Bahia;8066
2910404;Encruzilhada;BA;encruzilhada;-15.5302;-40.9124;0;77;America/Bahia;19535
2910503;Entre Rios;BA;entre-rios;-11.9392;-38.0871;0;75;America/Bahia;39902
2910602;Esplanada;BA;esplanada;-11.7942;-37.9432;0;75;America/Bahia;34146
2910701;Euclides da Cunha;BA;euclides-da-cunha;-10.5078;-39.0153;0;75;America/Bahia;64547
2910727;Eunápolis;BA;eunapolis;-16.3715;-39.5821;0;73;America/Bahia;120515
2910750;Fátima;BA;fatima;-10.616;-38.2239;0;75;America/Bahia;18469
2910776;Feira da Mata;BA;feira-da-mata;-14.2044;-44.2744;0;77;America/Bahia;5825
2910800;Feira de Santana;BA;feira-de-santana;-12.2664;-38.9663;0;75;America/Bahia;657948
2910859;Filadélfia;BA;filadelfia;-10.7405;-40.1437;0;74;America/Bahia;18573
2910909;Firmino Alves;BA;firmino-alves;-14.9823;-39.9269;0;73;America/Bahia;5006
2911006;Floresta Azul;BA;floresta-azul;-14.8629;-39.6579;0;73;America/Bahia;11442
2911105;Formosa do Rio Preto;BA;formosa-do-rio-preto;-11.0328;-45.193;0;77;America/Bahia;27421
2911204;Gandu;BA;gandu;-13.7441;-39.4747;0;73;America/Bahia;33938
2911253;Gavião;BA;gaviao;-11.4688;-39.7757;0;75;America/Bahia;4493
2911303;Gentio do Ouro;BA;gentio-do-ouro;-11.4342;-42.5077;0;74;America/Bahia;11263
2911402;Glória;BA;gloria;-9.3438;-38.2544;0;75;America/Bahia;16072
2911501;Gongogi;BA;gongogi;-14.3195;-39.469;0;73;America/Bahia;5567
2911600;Governador Mangabeira;BA;governador-mangabeira;-12.5994;-39.0412;0;75;America/Bahia;21314
2911659;Guajeru;BA;guajeru;-14.5467;-41.9381;0;77;America/Bahia;8225
2911709;Guanambi;BA;guanambi;-14.2231;-42.7799;0;77;America/Bahia;93065
2911808;Guaratinga;BA;guaratinga;-16.5833;-39.7847;0;73;America/Bahia;19490
2911857;Heliópolis;BA;heliopolis;-10.6825;-38.2907;0;75;America/Bahia;13074
2911907;Iaçu;BA;iacu;-12.7666;-40.2056;0;75;America/Bahia;25333
2912004;Ibiassucê;BA;ibiassuce;-14.2711;-42.257;0;77;America/Bahia;10754
2912103;Ibicaraí;BA;ibicarai;-14.8579;-39.5914;0;73;America/Bahia;22200
2912202;Ibicoara;BA;ibicoara;-13.4059;-41.284;0;77;America/Bahia;21690
2912301;Ibicuí;BA;ibicui;-14.845;-39.9879;0;73;America/Bahia;14306
2912400;Ibipeba;BA;ibipeba;-11.6438;-42.0195;0;74;America/Bahia;17128
2912509;Ibipitanga;BA;ibipitanga;-12.8804;-42.4856;0;77;America/Bahia;14316
2912608;Ibiquera;BA;ibiquera;-12.6444;-40.9338;0;75;America/Bahia;3837
2912707;Ibirapitanga;BA;ibirapitanga;-14.1649;-39.3787;0;73;America/Bahia;26794
2912806;Ibirapuã;BA;ibirapua;-17.6832;-40.1129;0;73;America/Bahia;9259
2912905;Ibirataia;BA;ibirataia;-14.0643;-39.6459;0;73;America/Bahia;19375
2913002;Ibitiara;BA;ibitiara;-12.6502;-42.2179;0;77;America/Bahia;15062
2913101;Ibititá;BA;ibitita;-11.5414;-41.9748;0;74;America/Bahia;17509
2913200;Ibotirama;BA;ibotirama;-12.1779;-43.2167;0;77;America/Bahia;27670
2913309;Ichu;BA;ichu;-11.7431;-39.1905;0;75;America/Bahia;6415
2913408;Igaporã;BA;igapora;-13.774;-42.7155;0;77;America/Bahia;16047
2913457;Igrapiúna;BA;igrapiuna;-13.8295;-39.1361;0;73;America/Bahia;13528
2913507;Iguaí;BA;iguai;-14.7528;-40.0894;0;73;America/Bahia;21897
2913606;Ilhéus;BA;ilheus;-14.793;-39.046;0;73;America/Bahia;189028
2913705;Inhambupe;BA;inhambupe;-11.781;-38.355;0;75;America/Bahia;35397
2913804;Ipecaetá;BA;ipecaeta;-12.3028;-39.3069;0;75;America/Bahia;14064
2913903;Ipiaú;BA;ipiau;-14.1226;-39.7353;0;73;America/Bahia;42507
2914000;Ipirá;BA;ipira;-12.1561;-39.7359;0;75;America/Bahia;59264
2914109;Ipupiara;BA;ipupiara;-11.8219;-42.6179;0;77;America/Bahia;10318
2914208;Irajuba;BA;irajuba;-13.2563;-40.0848;0;73;America/Bahia;6255
2914307;Iramaia;BA;iramaia;-13.2902;-40.9595;0;77;America/Bahia;11060
2914406;Iraquara;BA;iraquara;-12.2429;-41.6155;0;75;America/Bahia;24759
2914505;Irará;BA;irara;-12.0504;-38.7631;0;75;America/Bahia;29509
2914604;Irecê;BA;irece;-11.3033;-41.8535;0;74;America/Bahia;78425
2914653;Itabela;BA;itabela;-16.5732;-39.5593;0;73;America/Bahia;29563
2914703;Itaberaba;BA;itaberaba;-12.5242;-40.3059;0;75;America/Bahia;68244
2914802;Itabuna;BA;itabuna;-14.7876;-39.2781;0;73;America/Bahia;196676
2914901;Itacaré;BA;itacare;-14.2784;-38.9959;0;73;America/Bahia;29337
2915007;Itaeté;BA;itaete;-12.9831;-40.9677;0;75;America/Bahia;13822
2915106;Itagi;BA;itagi;-14.1615;-40.0131;0;73;America/Bahia;14314
2915205;Itagibá;BA;itagiba;-14.2782;-39.8449;0;73;America/Bahia;15792
2915304;Itagimirim;BA;itagimirim;-16.0819;-39.6133;0;73;America/Bahia;6512
2915353;Itaguaçu da Bahia;BA;itaguacu-da-bahia;-11.0147;-42.3997;0;74;America/Bahia;12683
2915403;Itaju do Colônia;BA;itaju-do-colonia;-15.1366;-39.7283;0;73;America/Bahia;6157
2915502;Itajuípe;BA;itajuipe;-14.6788;-39.3698;0;73;America/Bahia;19249
2915601;Itamaraju;BA;itamaraju;-17.0378;-39.5386;0;73;America/Bahia;62065
2915700;Itamari;BA;itamari;-13.7782;-39.683;0;73;America/Bahia;7219
2915809;Itambé;BA;itambe;-15.2429;-40.63;0;77;America/Bahia;25108
2915908;Itanagra;BA;itanagra;-12.2614;-38.0436;0;75;America/Bahia;6087
2916005;Itanhém;BA;itanhem;-17.1642;-40.3321;0;73;America/Bahia;18258
2916104;Itaparica;BA;itaparica;-12.8932;-38.68;0;71;America/Bahia;20369
2916203;Itapé;BA;itape;-14.8876;-39.4239;0;73;America/Bahia;10658
2916302;Itapebi;BA;itapebi;-15.9551;-39.5329;0;73;America/Bahia;9501
2916401;Itapetinga;BA;itapetinga;-15.2475;-40.2482;0;77;America/Bahia;68735
2916500;Itapicuru;BA;itapicuru;-11.3088;-38.2262;0;75;America/Bahia;33254
2916609;Itapitanga;BA;itapitanga;-14.4139;-39.5657;0;73;America/Bahia;10630
2916708;Itaquara;BA;itaquara;-13.4459;-39.9378;0;73;America/Bahia;8448
2916807;Itarantim;BA;itarantim;-15.6528;-40.065;0;73;America/Bahia;17517
2916856;Itatim;BA;itatim;-12.7099;-39.6952;0;75;America/Bahia;16375
2916906;Itiruçu;BA;itirucu;-13.529;-40.1472;0;73;America/Bahia;11261
2917003;Itiúba;BA;itiuba;-10.6948;-39.8446;0;74;America/Bahia;35491
2917102;Itororó;BA;itororo;-15.11;-40.0684;0;73;America/Bahia;16945
2917201;Ituaçu;BA;ituacu;-13.8107;-41.3003;0;77;America/Bahia;18493
2917300;Ituberá;BA;itubera;-13.7249;-39.1481;0;73;America/Bahia;22299
2917334;Iuiu;BA;iuiu;-14.4054;-43.5595;0;77;America/Bahia;11532
2917359;Jaborandi;BA;jaborandi;-13.6071;-44.4255;0;77;America/Bahia;9592
2917409;Jacaraci;BA;jacaraci;-14.8541;-42.4329;0;77;America/Bahia;14901
2917508;Jacobina;BA;jacobina;-11.1812;-40.5117;0;74;America/Bahia;86649
2917607;Jaguaquara;BA;jaguaquara;-13.5248;-39.964;0;73;America/Bahia;47738
2917706;Jaguarari;BA;jaguarari;-10.2569;-40.1999;0;74;America/Bahia;34440
2917805;Jaguaripe;BA;jaguaripe;-13.1109;-38.8939;0;75;America/Bahia;18300
2917904;Jandaíra;BA;jandaira;-11.5616;-37.7853;0;75;America/Bahia;9535
2918001;Jequié;BA;jequie;-13.8509;-40.0877;0;73;America/Bahia;168733
2918100;Jeremoabo;BA;jeremoabo;-10.0685;-38.3471;0;75;America/Bahia;39501
2918209;Jiquiriçá;BA;jiquirica;-13.2621;-39.5737;0;75;America/Bahia;14066
2918308;Jitaúna;BA;jitauna;-14.0131;-39.8969;0;73;America/Bahia;14815
2918357;João Dourado;BA;joao-dourado;-11.3486;-41.6548;0;74;America/Bahia;25799
2918407;Juazeiro;BA;juazeiro;-9.4162;-40.5033;0;74;America/Bahia;254481
2918456;Jucuruçu;BA;jucurucu;-16.8488;-40.1641;0;73;America/Bahia;9944
2918506;Jussara;BA;jussara;-11.0431;-41.9702;0;74;America/Bahia;16956
2918555;Jussari;BA;jussari;-15.192;-39.491;0;73;America/Bahia;6059
2918605;Jussiape;BA;jussiape;-13.5155;-41.5882;0;77;America/Bahia;7585
2918704;Lafaiete Coutinho;BA;lafaiete-coutinho;-13.6541;-40.2119;0;73;America/Bahia;4221
2918753;Lagoa Real;BA;lagoa-real;-14.0334;-42.1328;0;77;America/Bahia;14546
2918803;Laje;BA;laje;-13.1673;-39.4213;0;75;America/Bahia;21704
2918902;Lajedão;BA;lajedao;-17.6056;-40.3383;0;73;America/Bahia;3986
2919009;Lajedinho;BA;lajedinho;-12.3529;-40.9048;0;75;America/Bahia;3621
2919058;Lajedo do Tabocal;BA;lajedo-do-tabocal;-13.4663;-40.2204;0;73;America/Bahia;7702
2919108;Lamarão;BA;lamarao;-11.773;-38.887;0;75;America/Bahia;9305
2919157;Lapão;BA;lapao;-11.3851;-41.8286;0;74;America/Bahia;26998
2919207;Lauro de Freitas;BA;lauro-de-freitas;-12.8978;-38.321;0;71;America/Bahia;217960
2919306;Lençóis;BA;lencois;-12.5616;-41.3928;0;75;America/Bahia;11170
2919405;Licínio de Almeida;BA;licinio-de-almeida;-14.6842;-42.5095;0;77;America/Bahia;12208
2919504;Livramento de Nossa Senhora;BA;livramento-de-nossa-senhora;-13.6369;-41.8432;0;77;America/Bahia;46249
2919553;Luís Eduardo Magalhães;BA;luis-eduardo-magalhaes;-12.0956;-45.7866;0;77;America/Bahia;116662
2919603;Macajuba;BA;macajuba;-12.1326;-40.3571;0;74;America/Bahia;10758
2919702;Macarani;BA;macarani;-15.5646;-40.4209;0;77;America/Bahia;22596
2919801;Macaúbas;BA;macaubas;-13.0186;-42.6945;0;77;America/Bahia;43725
2919900;Macururé;BA;macurure;-9.1623;-39.0518;0;75;America/Bahia;7455
2919926;Madre de Deus;BA;madre-de-deus;-12.7446;-38.6153;0;71;America/Bahia;19173
2919959;Maetinga;BA;maetinga;-14.6623;-41.4915;0;77;America/Bahia;7212
2920007;Maiquinique;BA;maiquinique;-15.624;-40.2587;0;77;America/Bahia;9011
2920106;Mairi;BA;mairi;-11.7107;-40.1437;0;74;America/Bahia;18161
2920205;Malhada;BA;malhada;-14.3371;-43.7686;0;77;America/Bahia;15834
2920304;Malhada de Pedras;BA;malhada-de-pedras;-14.3847;-41.8842;0;77;America/Bahia;8972
2920403;Manoel Vitorino;BA;manoel-vitorino;-14.1476;-40.2399;0;73;America/Bahia;14295
2920452;Mansidão;BA;mansidao;-10.7227;-44.0428;0;77;America/Bahia;14484
2920502;Maracás;BA;maracas;-13.4355;-40.4323;0;73;America/Bahia;29197
2920601;Maragogipe;BA;maragogipe;-12.776;-38.9175;0;75;America/Bahia;37225
2920700;Maraú;BA;marau;-14.1035;-39.0137;0;73;America/Bahia;25626
2920809;Marcionílio Souza;BA;marcionilio-souza;-13.0064;-40.5295;0;75;America/Bahia;9507
2920908;Mascote;BA;mascote;-15.5542;-39.3016;0;73;America/Bahia;13941
2921005;Mata de São João;BA;mata-de-sao-joao;-12.5307;-38.3009;0;71;America/Bahia;44839
2921054;Matina;BA;matina;-13.9109;-42.8439;0;77;America/Bahia;10629
2921104;Medeiros Neto;BA;medeiros-neto;-17.3707;-40.2238;0;73;America/Bahia;22925
2921203;Miguel Calmon;BA;miguel-calmon;-11.4299;-40.6031;0;74;America/Bahia;25317
2921302;Milagres;BA;milagres;-12.8646;-39.8611;0;75;America/Bahia;11434
2921401;Mirangaba;BA;mirangaba;-10.961;-40.574;0;74;America/Bahia;16185
2921450;Mirante;BA;mirante;-14.2385;-40.7718;0;77;America/Bahia;10523
2921500;Monte Santo;BA;monte-santo;-10.4374;-39.3321;0;75;America/Bahia;49823
2921609;Morpará;BA;morpara;-11.5569;-43.2766;0;77;America/Bahia;8232
2921708;Morro do Chapéu;BA;morro-do-chapeu;-11.5488;-41.1565;0;74;America/Bahia;35224
2921807;Mortugaba;BA;mortugaba;-15.0225;-42.3727;0;77;America/Bahia;11487
2921906;Mucugê;BA;mucuge;-13.0053;-41.3703;0;75;America/Bahia;12650
2922003;Mucuri;BA;mucuri;-18.0754;-39.5565;0;73;America/Bahia;40005
2922052;Mulungu do Morro;BA;mulungu-do-morro;-11.9648;-41.6374;0;74;America/Bahia;13625
2922102;Mundo Novo;BA;mundo-novo;-11.8541;-40.4714;0;74;America/Bahia;17417
2922201;Muniz Ferreira;BA;muniz-ferreira;-13.0092;-39.1092;0;75;America/Bahia;7443
2922250;Muquém do São Francisco;BA;muquem-do-sao-francisco;-12.065;-43.5497;0;77;America/Bahia;10796
2922300;Muritiba;BA;muritiba;-12.6329;-38.9921;0;75;America/Bahia;30146
2922409;Mutuípe;BA;mutuipe;-13.2284;-39.5044;0;75;America/Bahia;20612
2922508;Nazaré;BA;nazare;-13.0235;-39.0108;0;75;America/Bahia;28403
2922607;Nilo Peçanha;BA;nilo-pecanha;-13.604;-39.1091;0;73;America/Bahia;12418
2922656;Nordestina;BA;nordestina;-10.8192;-39.4297;0;75;America/Bahia;19500
2922706;Nova Canaã;BA;nova-canaa;-14.7912;-40.1458;0;73;America/Bahia;14035
2922730;Nova Fátima;BA;nova-fatima;-11.6031;-39.6302;0;75;America/Bahia;8264
2922755;Nova Ibiá;BA;nova-ibia;-13.812;-39.6182;0;73;America/Bahia;6701
2922805;Nova Itarana;BA;nova-itarana;-13.0241;-40.0653;0;73;America/Bahia;8059
2922854;Nova Redenção;BA;nova-redencao;-12.815;-41.0748;0;75;America/Bahia;7708
2922904;Nova Soure;BA;nova-soure;-11.2329;-38.4871;0;75;America/Bahia;24906
2923001;Nova Viçosa;BA;nova-vicosa;-17.8926;-39.3743;0;73;America/Bahia;41551
2923035;Novo Horizonte;BA;novo-horizonte;-12.8083;-42.1682;0;77;America/Bahia;11565
2923050;Novo Triunfo;BA;novo-triunfo;-10.3182;-38.4014;0;75;America/Bahia;11197
2923100;Olindina;BA;olindina;-11.3497;-38.3379;0;75;America/Bahia;23085
2923209;Oliveira dos Brejinhos;BA;oliveira-dos-brejinhos;-12.3132;-42.8969;0;77;America/Bahia;21334
2923308;Ouriçangas;BA;ouricangas;-12.0175;-38.6166;0;75;America/Bahia;7939
2923357;Ourolândia;BA;ourolandia;-10.9578;-41.0756;0;74;America/Bahia;20037
2923407;Palmas de Monte Alto;BA;palmas-de-monte-alto;-14.2676;-43.1609;0;77;America/Bahia;20677
2923506;Palmeiras;BA;palmeiras;-12.5059;-41.5809;0;75;America/Bahia;10819
2923605;Paramirim;BA;paramirim;-13.4388;-42.2395;0;77;America/Bahia;21009
2923704;Paratinga;BA;paratinga;-12.687;-43.1798;0;77;America/Bahia;30671
2923803;Paripiranga;BA;paripiranga;-10.6859;-37.8626;0;75;America/Bahia;27866
2923902;Pau Brasil;BA;pau-brasil;-15.4572;-39.6458;0;73;America/Bahia;9584
2924009;Paulo Afonso;BA;paulo-afonso;-9.3983;-38.2216;0;75;America/Bahia;119128
2924058;Pé de Serra;BA;pe-de-serra;-11.8313;-39.611;0;75;America/Bahia;13675
2924108;Pedrão;BA;pedrao;-12.1491;-38.6487;0;75;America/Bahia;6415
2924207;Pedro Alexandre;BA;pedro-alexandre;-10.012;-37.8932;0;75;America/Bahia;14288
2924306;Piatã;BA;piata;-13.1465;-41.7702;0;77;America/Bahia;20859
2924405;Pilão Arcado;BA;pilao-arcado;-10.0051;-42.4936;0;74;America/Bahia;37272
2924504;Pindaí;BA;pindai;-14.4921;-42.686;0;77;America/Bahia;15146
2924603;Pindobaçu;BA;pindobacu;-10.7433;-40.3675;0;74;America/Bahia;19625
2924652;Pintadas;BA;pintadas;-11.8117;-39.9009;0;75;America/Bahia;10656
2924678;Piraí do Norte;BA;pirai-do-norte;-13.759;-39.3836;0;73;America/Bahia;11429
2924702;Piripá;BA;piripa;-14.9444;-41.7168;0;77;America/Bahia;9255
2924801;Piritiba;BA;piritiba;-11.73;-40.5587;0;74;America/Bahia;17838
2924900;Planaltino;BA;planaltino;-13.2618;-40.3695;0;73;America/Bahia;8254
2925006;Planalto;BA;planalto;-14.6654;-40.4718;0;77;America/Bahia;24036
2925105;Poções;BA;pocoes;-14.5234;-40.3634;0;77;America/Bahia;50642
2925204;Pojuca;BA;pojuca;-12.4303;-38.3374;0;71;America/Bahia;33608
2925253;Ponto Novo;BA;ponto-novo;-10.8653;-40.1311;0;74;America/Bahia;18670
2925303;Porto Seguro;BA;porto-seguro;-16.4435;-39.0643;0;73;America/Bahia;181007
2925402;Potiraguá;BA;potiragua;-15.5943;-39.8638;0;73;America/Bahia;10636
2925501;Prado;BA;prado;-17.3364;-39.2227;0;73;America/Bahia;37241
2925600;Presidente Dutra;BA;presidente-dutra;-11.2923;-41.9843;0;74;America/Bahia;15650
2925709;Presidente Jânio Quadros;BA;presidente-janio-quadros;-14.6885;-41.6798;0;77;America/Bahia;12986
2925758;Presidente Tancredo Neves;BA;presidente-tancredo-neves;-13.4471;-39.4203;0;73;America/Bahia;29343
2925808;Queimadas;BA;queimadas;-10.9736;-39.6293;0;75;America/Bahia;27362
2925907;Quijingue;BA;quijingue;-10.7505;-39.2137;0;75;America/Bahia;26457
2925931;Quixabeira;BA;quixabeira;-11.4031;-40.12;0;74;America/Bahia;9815
2925956;Rafael Jambeiro;BA;rafael-jambeiro;-12.4053;-39.5007;0;75;America/Bahia;20146
2926004;Remanso;BA;remanso;-9.6194;-42.0848;0;74;America/Bahia;42746
2926103;Retirolândia;BA;retirolandia;-11.4832;-39.4234;0;75;America/Bahia;14147
2926202;Riachão das Neves;BA;riachao-das-neves;-11.7508;-44.9143;0;77;America/Bahia;22323
2926301;Riachão do Jacuípe;BA;riachao-do-jacuipe;-11.8067;-39.3818;0;75;America/Bahia;35118
2926400;Riacho de Santana;BA;riacho-de-santana;-13.6059;-42.9397;0;77;America/Bahia;32103
2926509;Ribeira do Amparo;BA;ribeira-do-amparo;-11.0421;-38.4242;0;75;America/Bahia;14525
2926608;Ribeira do Pombal;BA;ribeira-do-pombal;-10.8373;-38.5382;0;75;America/Bahia;56170
2926657;Ribeirão do Largo;BA;ribeirao-do-largo;-15.4508;-40.7441;0;77;America/Bahia;10039
2926707;Rio de Contas;BA;rio-de-contas;-13.5852;-41.8048;0;77;America/Bahia;13627
2926806;Rio do Antônio;BA;rio-do-antonio;-14.4071;-42.0721;0;77;America/Bahia;13520
2926905;Rio do Pires;BA;rio-do-pires;-13.1185;-42.2902;0;77;America/Bahia;10801
2927002;Rio Real;BA;rio-real;-11.4814;-37.9332;0;75;America/Bahia;36997
2927101;Rodelas;BA;rodelas;-8.8502;-38.78;0;75;America/Bahia;10801
2927200;Ruy Barbosa;BA;ruy-barbosa;-12.2816;-40.4931;0;75;America/Bahia;29606
2927309;Salinas da Margarida;BA;salinas-da-margarida;-12.873;-38.7562;0;75;America/Bahia;15568
2927408;Salvador;BA;salvador;-12.9718;-38.5011;1;71;America/Bahia;2568928
2927507;Santa Bárbara;BA;santa-barbara;-11.9515;-38.9681;0;75;America/Bahia;21723
2927606;Santa Brígida;BA;santa-brigida;-9.7323;-38.1209;0;75;America/Bahia;15421
2927705;Santa Cruz Cabrália;BA;santa-cruz-cabralia;-16.2825;-39.0295;0;73;America/Bahia;30862
2927804;Santa Cruz da Vitória;BA;santa-cruz-da-vitoria;-14.964;-39.8115;0;73;America/Bahia;4721
2927903;Santa Inês;BA;santa-ines;-13.2793;-39.814;0;73;America/Bahia;10628
2928000;Santaluz;BA;santaluz;-11.2508;-39.375;0;75;America/Bahia;39922
2928059;Santa Luzia;BA;santa-luzia;-15.4342;-39.3287;0;73;America/Bahia;14377
2928109;Santa Maria da Vitória;BA;santa-maria-da-vitoria;-13.3859;-44.2011;0;77;America/Bahia;40467
2928208;Santana;BA;santana;-12.9792;-44.0506;0;77;America/Bahia;25520
2928307;Santanópolis;BA;santanopolis;-12.0311;-38.8694;0;75;America/Bahia;9023
2928406;Santa Rita de Cássia;BA;santa-rita-de-cassia;-11.0063;-44.5255;0;77;America/Bahia;28826
2928505;Santa Terezinha;BA;santa-terezinha;-12.7697;-39.5215;0;75;America/Bahia;10847
2928604;Santo Amaro;BA;santo-amaro;-12.5472;-38.7137;0;75;America/Bahia;58413
2928703;Santo Antônio de Jesus;BA;santo-antonio-de-jesus;-12.9614;-39.2584;0;75;America/Bahia;109267
2928802;Santo Estêvão;BA;santo-estevao;-12.428;-39.2505;0;75;America/Bahia;54940
2928901;São Desidério;BA;sao-desiderio;-12.3572;-44.9769;0;77;America/Bahia;34783
2928950;São Domingos;BA;sao-domingos;-11.4649;-39.5268;0;75;America/Bahia;8693
2929008;São Félix;BA;sao-felix;-12.6104;-38.9727;0;75;America/Bahia;11198
2929057;São Félix do Coribe;BA;sao-felix-do-coribe;-13.4019;-44.1837;0;77;America/Bahia;15740
2929107;São Felipe;BA;sao-felipe;-12.8394;-39.0893;0;75;America/Bahia;20918
2929206;São Francisco do Conde;BA;sao-francisco-do-conde;-12.6183;-38.6786;0;71;America/Bahia;40932
2929255;São Gabriel;BA;sao-gabriel;-11.2175;-41.8843;0;74;America/Bahia;19210
2929305;São Gonçalo dos Campos;BA;sao-goncalo-dos-campos;-12.4331;-38.9663;0;75;America/Bahia;41909
2929354;São José da Vitória;BA;sao-jose-da-vitoria;-15.0787;-39.3437;0;73;America/Bahia;5451
2929370;São José do Jacuípe;BA;sao-jose-do-jacuipe;-11.4137;-39.8669;0;74;America/Bahia;10556
2929404;São Miguel das Matas;BA;sao-miguel-das-matas;-13.0434;-39.4578;0;75;America/Bahia;10634
2929503;São Sebastião do Passé;BA;sao-sebastiao-do-passe;-12.5123;-38.4905;0;71;America/Bahia;42936
2929602;Sapeaçu;BA;sapeacu;-12.7208;-39.1824;0;75;America/Bahia;18609
2929701;Sátiro Dias;BA;satiro-dias;-11.5929;-38.5938;0;75;America/Bahia;16485
2929750;Saubara;BA;saubara;-12.7387;-38.7625;0;71;America/Bahia;11842
2929800;Saúde;BA;saude;-10.9428;-40.4155;0;74;America/Bahia;10715
2929909;Seabra;BA;seabra;-12.4169;-41.7722;0;75;America/Bahia;48530
2930006;Sebastião Laranjeiras;BA;sebastiao-laranjeiras;-14.571;-42.9434;0;77;America/Bahia;9610
2930105;Senhor do Bonfim;BA;senhor-do-bonfim;-10.4594;-40.1865;0;74;America/Bahia;77976
2930154;Serra do Ramalho;BA;serra-do-ramalho;-13.5659;-43.5929;0;77;America/Bahia;36119
2930204;Sento Sé;BA;sento-se;-9.7414;-41.8786;0;74;America/Bahia;40147
2930303;Serra Dourada;BA;serra-dourada;-12.759;-43.9504;0;77;America/Bahia;17580
2930402;Serra Preta;BA;serra-preta;-12.156;-39.3305;0;75;America/Bahia;18685
2930501;Serrinha;BA;serrinha;-11.6584;-39.01;0;75;America/Bahia;84428
2930600;Serrolândia;BA;serrolandia;-11.4085;-40.2983;0;74;America/Bahia;13831
2930709;Simões Filho;BA;simoes-filho;-12.7866;-38.4029;0;71;America/Bahia;120394
2930758;Sítio do Mato;BA;sitio-do-mato;-13.0801;-43.4689;0;77;America/Bahia;13935
2930766;Sítio do Quinto;BA;sitio-do-quinto;-10.3545;-38.2213;0;75;America/Bahia;14359
2930774;Sobradinho;BA;sobradinho;-9.4502;-40.8145;0;74;America/Bahia;26959
2930808;Souto Soares;BA;souto-soares;-12.088;-41.6427;0;75;America/Bahia;17674
2930907;Tabocas do Brejo Velho;BA;tabocas-do-brejo-velho;-12.7026;-44.0075;0;77;America/Bahia;12368
2931004;Tanhaçu;BA;tanhacu;-14.0197;-41.2473;0;77;America/Bahia;21741
2931053;Tanque Novo;BA;tanque-novo;-13.5485;-42.4934;0;77;America/Bahia;17770
2931103;Tanquinho;BA;tanquinho;-11.968;-39.1033;0;75;America/Bahia;7983
2931202;Taperoá;BA;taperoa;-13.5321;-39.1009;0;75;America/Bahia;18571
2931301;Tapiramutá;BA;tapiramuta;-11.8475;-40.7927;0;74;America/Bahia;16253
2931350;Teixeira de Freitas;BA;teixeira-de-freitas;-17.5399;-39.74;0;73;America/Bahia;153332
2931400;Teodoro Sampaio;BA;teodoro-sampaio;-12.295;-38.6347;0;75;America/Bahia;7301
2931509;Teofilândia;BA;teofilandia;-11.4827;-38.9913;0;75;America/Bahia;21827
2931608;Teolândia;BA;teolandia;-13.5896;-39.484;0;73;America/Bahia;15919
2931707;Terra Nova;BA;terra-nova;-12.3888;-38.6238;0;75;America/Bahia;11035
2931806;Tremedal;BA;tremedal;-14.9736;-41.4142;0;77;America/Bahia;16691
2931905;Tucano;BA;tucano;-10.9584;-38.7894;0;75;America/Bahia;50959
2932002;Uauá;BA;uaua;-9.8332;-39.4794;0;74;America/Bahia;25441
2932101;Ubaíra;BA;ubaira;-13.2714;-39.666;0;75;America/Bahia;19162
2932200;Ubaitaba;BA;ubaitaba;-14.303;-39.3222;0;73;America/Bahia;17967
2932309;Ubatã;BA;ubata;-14.2063;-39.5207;0;73;America/Bahia;16097
2932408;Uibaí;BA;uibai;-11.3394;-42.1354;0;74;America/Bahia;13880
2932457;Umburanas;BA;umburanas;-10.7339;-41.3234;0;74;America/Bahia;13888
2932507;Una;BA;una;-15.2791;-39.0765;0;73;America/Bahia;18403
2932606;Urandi;BA;urandi;-14.7678;-42.6498;0;77;America/Bahia;15794
2932705;Uruçuca;BA;urucuca;-14.5963;-39.2851;0;73;America/Bahia;22130
2932804;Utinga;BA;utinga;-12.0783;-41.0954;0;75;America/Bahia;16691
2932903;Valença;BA;valenca;-13.3669;-39.073;0;75;America/Bahia;90028
2933000;Valente;BA;valente;-11.4062;-39.457;0;75;America/Bahia;25126
2933059;Várzea da Roça;BA;varzea-da-roca;-11.6005;-40.1328;0;74;America/Bahia;14279
2933109;Várzea do Poço;BA;varzea-do-poco;-11.5273;-40.3149;0;74;America/Bahia;8344
2933158;Várzea Nova;BA;varzea-nova;-11.2557;-40.9432;0;74;America/Bahia;13847
2933174;Varzedo;BA;varzedo;-12.9672;-39.3919;0;75;America/Bahia;10296
2933208;Vera Cruz;BA;vera-cruz;-12.9568;-38.6153;0;71;America/Bahia;44978
2933257;Vereda;BA;vereda;-17.2183;-40.0974;0;73;America/Bahia;6171
2933307;Vitória da Conquista;BA;vitoria-da-conquista;-14.8615;-40.8442;0;77;America/Bahia;394024
2933406;Wagner;BA;wagner;-12.2819;-41.1715;0;75;America/Bahia;9847
2933455;Wanderley;BA;wanderley;-12.1144;-43.8958;0;77;America/Bahia;13436
2933505;Wenceslau Guimarães;BA;wenceslau-guimaraes;-13.6908;-39.4762;0;73;America/Bahia;25430
2933604;Xique-Xique;BA;xique-xique;-10.823;-42.7245;0;74;America/Bahia;46979
3100104;Abadia dos Dourados;MG;abadia-dos-dourados;-18.4831;-47.3916;0;34;America/Sao_Paulo;6365
3100203;Abaeté;MG;abaete;-19.1551;-45.4444;0;37;America/Sao_Paulo;23161
3100302;Abre Campo;MG;abre-campo;-20.2996;-42.4743;0;31;America/Sao_Paulo;14312
3100401;Acaiaca;MG;acaiaca;-20.359;-43.1439;0;31;America/Sao_Paulo;3997
3100500;Açucena;MG;acucena;-19.0671;-42.5419;0;33;America/Sao_Paulo;8995
3100609;Água Boa;MG;agua-boa;-17.9914;-42.3806;0;33;America/Sao_Paulo;12545
3100708;Água Comprida;MG;agua-comprida;-20.0576;-48.1069;0;34;America/Sao_Paulo;2165
3100807;Aguanil;MG;aguanil;-20.9439;-45.3915;0;35;America/Sao_Paulo;4490
3100906;Águas Formosas;MG;aguas-formosas;-17.0802;-40.9384;0;33;America/Sao_Paulo;18841
3101003;Águas Vermelhas;MG;aguas-vermelhas;-15.7431;-41.4571;0;33;America/Sao_Paulo;14486
3101102;Aimorés;MG;aimores;-19.5007;-41.0746;0;33;America/Sao_Paulo;26165
3101201;Aiuruoca;MG;aiuruoca;-21.9736;-44.6042;0;35;America/Sao_Paulo;6382
3101300;Alagoa;MG;alagoa;-22.171;-44.6413;0;35;America/Sao_Paulo;2816
3101409;Albertina;MG;albertina;-22.2018;-46.6139;0;35;America/Sao_Paulo;3023
3101508;Além Paraíba;MG;alem-paraiba;-21.8797;-42.7176;0;32;America/Sao_Paulo;31333
3101607;Alfenas;MG;alfenas;-21.4256;-45.9477;0;35;America/Sao_Paulo;81950
3101631;Alfredo Vasconcelos;MG;alfredo-vasconcelos;-21.1535;-43.7718;0;32;America/Sao_Paulo;7184
3101706;Almenara;MG;almenara;-16.1785;-40.6942;0;33;America/Sao_Paulo;41894
3101805;Alpercata;MG;alpercata;-18.974;-41.97;0;33;America/Sao_Paulo;7029
3101904;Alpinópolis;MG;alpinopolis;-20.8631;-46.3878;0;35;America/Sao_Paulo;18672
3102001;Alterosa;MG;alterosa;-21.2488;-46.1387;0;35;America/Sao_Paulo;14253
3102050;Alto Caparaó;MG;alto-caparao;-20.431;-41.8738;0;32;America/Sao_Paulo;5982
3102100;Alto Rio Doce;MG;alto-rio-doce;-21.0281;-43.4067;0;32;America/Sao_Paulo;10994
3102209;Alvarenga;MG;alvarenga;-19.4174;-41.7317;0;33;America/Sao_Paulo;4012
3102308;Alvinópolis;MG;alvinopolis;-20.1098;-43.0535;0;31;America/Sao_Paulo;15360
3102407;Alvorada de Minas;MG;alvorada-de-minas;-18.7334;-43.3638;0;31;America/Sao_Paulo;4322
3102506;Amparo do Serra;MG;amparo-do-serra;-20.5051;-42.8009;0;31;America/Sao_Paulo;4595
3102605;Andradas;MG;andradas;-22.0695;-46.5724;0;35;America/Sao_Paulo;42282
3102704;Cachoeira de Pajeú;MG;cachoeira-de-pajeu;-15.9688;-41.4948;0;33;America/Sao_Paulo;9333
3102803;Andrelândia;MG;andrelandia;-21.7411;-44.3117;0;35;America/Sao_Paulo;12169
3102852;Angelândia;MG;angelandia;-17.7279;-42.2641;0;33;America/Sao_Paulo;7860
3102902;Antônio Carlos;MG;antonio-carlos;-21.321;-43.7451;0;32;America/Sao_Paulo;11345
3103009;Antônio Dias;MG;antonio-dias;-19.6491;-42.8732;0;31;America/Sao_Paulo;9388
3103108;Antônio Prado de Minas;MG;antonio-prado-de-minas;-21.0192;-42.1109;0;32;America/Sao_Paulo;1558
3103207;Araçaí;MG;aracai;-19.1955;-44.2493;0;31;America/Sao_Paulo;2224
3103306;Aracitaba;MG;aracitaba;-21.3446;-43.3736;0;32;America/Sao_Paulo;2095
3103405;Araçuaí;MG;aracuai;-16.8523;-42.0637;0;33;America/Sao_Paulo;35250
3103504;Araguari;MG;araguari;-18.6456;-48.1934;0;34;America/Sao_Paulo;122874
3103603;Arantina;MG;arantina;-21.9102;-44.2555;0;32;America/Sao_Paulo;2991
3103702;Araponga;MG;araponga;-20.6686;-42.5178;0;31;America/Sao_Paulo;8218
3103751;Araporã;MG;arapora;-18.4357;-49.1847;0;34;America/Sao_Paulo;8935
3103801;Arapuá;MG;arapua;-19.0268;-46.1484;0;34;America/Sao_Paulo;2674
3103900;Araújos;MG;araujos;-19.9405;-45.1671;0;37;America/Sao_Paulo;9556
3104007;Araxá;MG;araxa;-19.5902;-46.9438;0;34;America/Sao_Paulo;117677
3104106;Arceburgo;MG;arceburgo;-21.359;-46.9401;0;35;America/Sao_Paulo;9348
3104205;Arcos;MG;arcos;-20.2863;-45.5373;0;37;America/Sao_Paulo;43348
3104304;Areado;MG;areado;-21.3572;-46.1421;0;35;America/Sao_Paulo;14212
3104403;Argirita;MG;argirita;-21.6083;-42.8292;0;32;America/Sao_Paulo;2725
3104452;Aricanduva;MG;aricanduva;-17.8666;-42.5533;0;33;America/Sao_Paulo;4820
3104502;Arinos;MG;arinos;-15.9187;-46.1043;0;38;America/Sao_Paulo;17598
3104601;Astolfo Dutra;MG;astolfo-dutra;-21.3184;-42.8572;0;32;America/Sao_Paulo;14565
3104700;Ataléia;MG;ataleia;-18.0438;-41.1149;0;33;America/Sao_Paulo;13967
3104809;Augusto de Lima;MG;augusto-de-lima;-18.0997;-44.2655;0;38;America/Sao_Paulo;4593
3104908;Baependi;MG;baependi;-21.957;-44.8874;0;35;America/Sao_Paulo;18768
3105004;Baldim;MG;baldim;-19.2832;-43.9613;0;31;America/Sao_Paulo;7614
3105103;Bambuí;MG;bambui;-20.0166;-45.9754;0;37;America/Sao_Paulo;24144
3105202;Bandeira;MG;bandeira;-15.8783;-40.5622;0;33;America/Sao_Paulo;4821
3105301;Bandeira do Sul;MG;bandeira-do-sul;-21.7308;-46.3833;0;35;America/Sao_Paulo;6146
3105400;Barão de Cocais;MG;barao-de-cocais;-19.9389;-43.4755;0;31;America/Sao_Paulo;32095
3105509;Barão de Monte Alto;MG;barao-de-monte-alto;-21.2444;-42.2372;0;32;America/Sao_Paulo;4991
3105608;Barbacena;MG;barbacena;-21.2214;-43.7703;0;32;America/Sao_Paulo;129630
3105707;Barra Longa;MG;barra-longa;-20.2869;-43.0402;0;31;America/Sao_Paulo;5740
3105905;Barroso;MG;barroso;-21.1907;-43.972;0;32;America/Sao_Paulo;20566
3106002;Bela Vista de Minas;MG;bela-vista-de-minas;-19.8302;-43.0922;0;31;America/Sao_Paulo;10412
3106101;Belmiro Braga;MG;belmiro-braga;-21.944;-43.4084;0;32;America/Sao_Paulo;3299
3106200;Belo Horizonte;MG;belo-horizonte;-19.9102;-43.9266;1;31;America/Sao_Paulo;2416339
3106309;Belo Oriente;MG;belo-oriente;-19.2199;-42.4828;0;31;America/Sao_Paulo;24503
3106408;Belo Vale;MG;belo-vale;-20.4077;-44.0275;0;31;America/Sao_Paulo;8946
3106507;Berilo;MG;berilo;-16.9567;-42.4606;0;33;America/Sao_Paulo;9769
3106606;Bertópolis;MG;bertopolis;-17.059;-40.58;0;33;America/Sao_Paulo;4546
3106655;Berizal;MG;berizal;-15.61;-41.7432;0;38;America/Sao_Paulo;4277
3106705;Betim;MG;betim;-19.9668;-44.2008;0;31;America/Sao_Paulo;429236
3106804;Bias Fortes;MG;bias-fortes;-21.602;-43.7574;0;32;America/Sao_Paulo;3388
3106903;Bicas;MG;bicas;-21.7232;-43.056;0;32;America/Sao_Paulo;14331
3107000;Biquinhas;MG;biquinhas;-18.7754;-45.4974;0;37;America/Sao_Paulo;2409
3107109;Boa Esperança;MG;boa-esperanca;-21.0927;-45.5612;0;35;America/Sao_Paulo;41332
3107208;Bocaina de Minas;MG;bocaina-de-minas;-22.1697;-44.3972;0;32;America/Sao_Paulo;5508
3107307;Bocaiúva;MG;bocaiuva;-17.1135;-43.8104;0;38;America/Sao_Paulo;49668
3107406;Bom Despacho;MG;bom-despacho;-19.7386;-45.2622;0;37;America/Sao_Paulo;53995
3107505;Bom Jardim de Minas;MG;bom-jardim-de-minas;-21.9479;-44.1885;0;32;America/Sao_Paulo;6968
3107604;Bom Jesus da Penha;MG;bom-jesus-da-penha;-21.0148;-46.5174;0;35;America/Sao_Paulo;4642
3107703;Bom Jesus do Amparo;MG;bom-jesus-do-amparo;-19.7054;-43.4782;0;31;America/Sao_Paulo;5775
3107802;Bom Jesus do Galho;MG;bom-jesus-do-galho;-19.836;-42.3165;0;33;America/Sao_Paulo;14756
3107901;Bom Repouso;MG;bom-repouso;-22.4675;-46.144;0;35;America/Sao_Paulo;13183
3108008;Bom Sucesso;MG;bom-sucesso;-21.0329;-44.7537;0;35;America/Sao_Paulo;17510
3108107;Bonfim;MG;bonfim;-20.3302;-44.2366;0;31;America/Sao_Paulo;7672
3108206;Bonfinópolis de Minas;MG;bonfinopolis-de-minas;-16.568;-45.9839;0;38;America/Sao_Paulo;5615
3108255;Bonito de Minas;MG;bonito-de-minas;-15.3231;-44.7543;0;38;America/Sao_Paulo;10491
3108305;Borda da Mata;MG;borda-da-mata;-22.2707;-46.1653;0;35;America/Sao_Paulo;17811
3108404;Botelhos;MG;botelhos;-21.6412;-46.391;0;35;America/Sao_Paulo;15137
3108503;Botumirim;MG;botumirim;-16.8657;-43.0086;0;38;America/Sao_Paulo;5841
3108552;Brasilândia de Minas;MG;brasilandia-de-minas;-16.9999;-46.0081;0;38;America/Sao_Paulo;15432
3108602;Brasília de Minas;MG;brasilia-de-minas;-16.2104;-44.4299;0;38;America/Sao_Paulo;33188
3108701;Brás Pires;MG;bras-pires;-20.8419;-43.2406;0;32;America/Sao_Paulo;4314
3108800;Braúnas;MG;braunas;-19.0562;-42.7099;0;33;America/Sao_Paulo;4475
3108909;Brazópolis;MG;brazopolis;-22.4743;-45.6166;0;35;America/Sao_Paulo;14506
3109006;Brumadinho;MG;brumadinho;-20.151;-44.2007;0;31;America/Sao_Paulo;40777
3109105;Bueno Brandão;MG;bueno-brandao;-22.4383;-46.3491;0;35;America/Sao_Paulo;11161
3109204;Buenópolis;MG;buenopolis;-17.8744;-44.1775;0;38;America/Sao_Paulo;9229
3109253;Bugre;MG;bugre;-19.4231;-42.2552;0;33;America/Sao_Paulo;4149
3109303;Buritis;MG;buritis;-15.6218;-46.4221;0;38;America/Sao_Paulo;24693
3109402;Buritizeiro;MG;buritizeiro;-17.3656;-44.9606;0;38;America/Sao_Paulo;24068
3109451;Cabeceira Grande;MG;cabeceira-grande;-16.0335;-47.0862;0;38;America/Sao_Paulo;6797
3109501;Cabo Verde;MG;cabo-verde;-21.4699;-46.3919;0;35;America/Sao_Paulo;11396
3109600;Cachoeira da Prata;MG;cachoeira-da-prata;-19.521;-44.4544;0;31;America/Sao_Paulo;3781
3109709;Cachoeira de Minas;MG;cachoeira-de-minas;-22.3511;-45.7809;0;35;America/Sao_Paulo;12248
3109808;Cachoeira Dourada;MG;cachoeira-dourada;-18.5161;-49.5039;0;34;America/Sao_Paulo;2346
3109907;Caetanópolis;MG;caetanopolis;-19.2971;-44.4189;0;31;America/Sao_Paulo;11832
3110004;Caeté;MG;caete;-19.8826;-43.6704;0;31;America/Sao_Paulo;39850
3110103;Caiana;MG;caiana;-20.6956;-41.9292;0;32;America/Sao_Paulo;5463
3110202;Cajuri;MG;cajuri;-20.7903;-42.7925;0;31;America/Sao_Paulo;4186
3110301;Caldas;MG;caldas;-21.9183;-46.3843;0;35;America/Sao_Paulo;14588
3110400;Camacho;MG;camacho;-20.6294;-45.1593;0;37;America/Sao_Paulo;2867
3110509;Camanducaia;MG;camanducaia;-22.7515;-46.1494;0;35;America/Sao_Paulo;27551
3110608;Cambuí;MG;cambui;-22.6115;-46.0572;0;35;America/Sao_Paulo;30870
3110707;Cambuquira;MG;cambuquira;-21.854;-45.2896;0;35;America/Sao_Paulo;12560
3110806;Campanário;MG;campanario;-18.2427;-41.7355;0;33;America/Sao_Paulo;2917
3110905;Campanha;MG;campanha;-21.836;-45.4004;0;35;America/Sao_Paulo;16334
3111002;Campestre;MG;campestre;-21.7079;-46.2381;0;35;America/Sao_Paulo;21143
3111101;Campina Verde;MG;campina-verde;-19.5382;-49.4862;0;34;America/Sao_Paulo;18250
3111150;Campo Azul;MG;campo-azul;-16.5028;-44.8096;0;38;America/Sao_Paulo;3802
3111200;Campo Belo;MG;campo-belo;-20.8932;-45.2699;0;35;America/Sao_Paulo;53943
3111309;Campo do Meio;MG;campo-do-meio;-21.1127;-45.8273;0;35;America/Sao_Paulo;11624
3111408;Campo Florido;MG;campo-florido;-19.7631;-48.5716;0;34;America/Sao_Paulo;8838
3111507;Campos Altos;MG;campos-altos;-19.6914;-46.1725;0;37;America/Sao_Paulo;13136
3111606;Campos Gerais;MG;campos-gerais;-21.237;-45.7569;0;35;America/Sao_Paulo;26809
3111705;Canaã;MG;canaa;-20.6869;-42.6167;0;31;America/Sao_Paulo;4832
3111804;Canápolis;MG;canapolis;-18.7212;-49.2035;0;34;America/Sao_Paulo;10755
3111903;Cana Verde;MG;cana-verde;-21.0232;-45.1801;0;35;America/Sao_Paulo;5356
3112000;Candeias;MG;candeias;-20.7692;-45.2765;0;35;America/Sao_Paulo;14236
3112059;Cantagalo;MG;cantagalo;-18.5248;-42.6223;0;33;America/Sao_Paulo;4039
3112109;Caparaó;MG;caparao;-20.5289;-41.9061;0;32;America/Sao_Paulo;5144
3112208;Capela Nova;MG;capela-nova;-20.9179;-43.622;0;31;America/Sao_Paulo;4416
3112307;Capelinha;MG;capelinha;-17.6888;-42.5147;0;33;America/Sao_Paulo;41536
3112406;Capetinga;MG;capetinga;-20.6163;-47.0571;0;35;America/Sao_Paulo;6652
3112505;Capim Branco;MG;capim-branco;-19.5471;-44.1304;0;31;America/Sao_Paulo;11105
3112604;Capinópolis;MG;capinopolis;-18.6862;-49.5706;0;34;America/Sao_Paulo;14899
3112653;Capitão Andrade;MG;capitao-andrade;-19.0748;-41.8614;0;33;America/Sao_Paulo;4650
3112703;Capitão Enéas;MG;capitao-eneas;-16.3265;-43.7084;0;38;America/Sao_Paulo;14401
3112802;Capitólio;MG;capitolio;-20.6164;-46.0493;0;37;America/Sao_Paulo;10863
3112901;Caputira;MG;caputira;-20.1703;-42.2683;0;31;America/Sao_Paulo;9128
3113008;Caraí;MG;carai;-17.1862;-41.7004;0;33;America/Sao_Paulo;19654
3113107;Caranaíba;MG;caranaiba;-20.8707;-43.7417;0;31;America/Sao_Paulo;2960
3113206;Carandaí;MG;carandai;-20.9566;-43.811;0;32;America/Sao_Paulo;24368
3113305;Carangola;MG;carangola;-20.7343;-42.0313;0;32;America/Sao_Paulo;32165
3113404;Caratinga;MG;caratinga;-19.7868;-42.1292;0;33;America/Sao_Paulo;90687
3113503;Carbonita;MG;carbonita;-17.5255;-43.0137;0;38;America/Sao_Paulo;8633
3113602;Careaçu;MG;careacu;-22.0424;-45.696;0;35;America/Sao_Paulo;7029
3113701;Carlos Chagas;MG;carlos-chagas;-17.6973;-40.7723;0;33;America/Sao_Paulo;18852
3113800;Carmésia;MG;carmesia;-19.0877;-43.1382;0;31;America/Sao_Paulo;2682
3113909;Carmo da Cachoeira;MG;carmo-da-cachoeira;-21.4633;-45.2201;0;35;America/Sao_Paulo;11776
3114006;Carmo da Mata;MG;carmo-da-mata;-20.5575;-44.8735;0;37;America/Sao_Paulo;11279
3114105;Carmo de Minas;MG;carmo-de-minas;-22.1204;-45.1307;0;35;America/Sao_Paulo;14114
3114204;Carmo do Cajuru;MG;carmo-do-cajuru;-20.1912;-44.7664;0;37;America/Sao_Paulo;24376
3114303;Carmo do Paranaíba;MG;carmo-do-paranaiba;-18.991;-46.3167;0;34;America/Sao_Paulo;29899
3114402;Carmo do Rio Claro;MG;carmo-do-rio-claro;-20.9736;-46.1149;0;35;America/Sao_Paulo;21464
3114501;Carmópolis de Minas;MG;carmopolis-de-minas;-20.5396;-44.6336;0;37;America/Sao_Paulo;18498
3114550;Carneirinho;MG;carneirinho;-19.6987;-50.6894;0;34;America/Sao_Paulo;9630
3114600;Carrancas;MG;carrancas;-21.4898;-44.6446;0;35;America/Sao_Paulo;4153
3114709;Carvalhópolis;MG;carvalhopolis;-21.7735;-45.8421;0;35;America/Sao_Paulo;3417
3114808;Carvalhos;MG;carvalhos;-22.0;-44.4632;0;35;America/Sao_Paulo;4507
3114907;Casa Grande;MG;casa-grande;-20.7925;-43.9343;0;31;America/Sao_Paulo;2260
3115003;Cascalho Rico;MG;cascalho-rico;-18.5772;-47.8716;0;34;America/Sao_Paulo;2757
3115102;Cássia;MG;cassia;-20.5831;-46.9201;0;35;America/Sao_Paulo;17495
3115201;Conceição da Barra de Minas;MG;conceicao-da-barra-de-minas;-21.1316;-44.4729;0;32;America/Sao_Paulo;3596
3115300;Cataguases;MG;cataguases;-21.3924;-42.6896;0;32;America/Sao_Paulo;67872
3115359;Catas Altas;MG;catas-altas;-20.0734;-43.4061;0;31;America/Sao_Paulo;5668
3115409;Catas Altas da Noruega;MG;catas-altas-da-noruega;-20.6901;-43.4939;0;31;America/Sao_Paulo;3141
3115458;Catuji;MG;catuji;-17.3018;-41.5276;0;33;America/Sao_Paulo;7226
3115474;Catuti;MG;catuti;-15.3616;-42.9627;0;38;America/Sao_Paulo;4805
3115508;Caxambu;MG;caxambu;-21.9753;-44.9319;0;35;America/Sao_Paulo;21436
3115607;Cedro do Abaeté;MG;cedro-do-abaete;-19.1458;-45.712;0;37;America/Sao_Paulo;1091
3115706;Central de Minas;MG;central-de-minas;-18.7612;-41.3143;0;33;America/Sao_Paulo;6243
3115805;Centralina;MG;centralina;-18.5852;-49.2014;0;34;America/Sao_Paulo;10440
3115904;Chácara;MG;chacara;-21.6733;-43.215;0;32;America/Sao_Paulo;3177
3116001;Chalé;MG;chale;-20.0453;-41.6897;0;33;America/Sao_Paulo;6261
3116100;Chapada do Norte;MG;chapada-do-norte;-17.0881;-42.5392;0;33;America/Sao_Paulo;10024
3116159;Chapada Gaúcha;MG;chapada-gaucha;-15.3014;-45.6116;0;38;America/Sao_Paulo;12810
3116209;Chiador;MG;chiador;-21.9996;-43.0617;0;32;America/Sao_Paulo;2865
3116308;Cipotânea;MG;cipotanea;-20.9026;-43.3629;0;32;America/Sao_Paulo;5599
3116407;Claraval;MG;claraval;-20.397;-47.2768;0;34;America/Sao_Paulo;4777
3116506;Claro dos Poções;MG;claro-dos-pocoes;-17.082;-44.2061;0;38;America/Sao_Paulo;7259
3116605;Cláudio;MG;claudio;-20.4437;-44.7673;0;37;America/Sao_Paulo;31665
3116704;Coimbra;MG;coimbra;-20.8535;-42.8008;0;32;America/Sao_Paulo;7285
3116803;Coluna;MG;coluna;-18.2311;-42.8352;0;33;America/Sao_Paulo;8251
3116902;Comendador Gomes;MG;comendador-gomes;-19.6973;-49.0789;0;34;America/Sao_Paulo;2813
3117009;Comercinho;MG;comercinho;-16.2963;-41.7945;0;33;America/Sao_Paulo;6627
3117108;Conceição da Aparecida;MG;conceicao-da-aparecida;-21.096;-46.2049;0;35;America/Sao_Paulo;10668
3117207;Conceição das Pedras;MG;conceicao-das-pedras;-22.1576;-45.4562;0;35;America/Sao_Paulo;2837
3117306;Conceição das Alagoas;MG;conceicao-das-alagoas;-19.9172;-48.3839;0;34;America/Sao_Paulo;29949
3117405;Conceição de Ipanema;MG;conceicao-de-ipanema;-19.9326;-41.6908;0;33;America/Sao_Paulo;4503
3117504;Conceição do Mato Dentro;MG;conceicao-do-mato-dentro;-19.0344;-43.4221;0;31;America/Sao_Paulo;24254
3117603;Conceição do Pará;MG;conceicao-do-para;-19.7456;-44.8945;0;37;America/Sao_Paulo;5567
3117702;Conceição do Rio Verde;MG;conceicao-do-rio-verde;-21.8778;-45.087;0;35;America/Sao_Paulo;12780
3117801;Conceição dos Ouros;MG;conceicao-dos-ouros;-22.4078;-45.7996;0;35;America/Sao_Paulo;11183
3117836;Cônego Marinho;MG;conego-marinho;-15.2892;-44.4181;0;38;America/Sao_Paulo;7420
3117876;Confins;MG;confins;-19.6282;-43.9931;0;31;America/Sao_Paulo;7676
3117900;Congonhal;MG;congonhal;-22.1488;-46.043;0;35;America/Sao_Paulo;11403
3118007;Congonhas;MG;congonhas;-20.4958;-43.851;0;31;America/Sao_Paulo;54986
3118106;Congonhas do Norte;MG;congonhas-do-norte;-18.8021;-43.6767;0;31;America/Sao_Paulo;4927
3118205;Conquista;MG;conquista;-19.9312;-47.5492;0;34;America/Sao_Paulo;6864
3118304;Conselheiro Lafaiete;MG;conselheiro-lafaiete;-20.6634;-43.7846;0;31;America/Sao_Paulo;137980
3118403;Conselheiro Pena;MG;conselheiro-pena;-19.1789;-41.4736;0;33;America/Sao_Paulo;21113
3118502;Consolação;MG;consolacao;-22.5493;-45.9255;0;35;America/Sao_Paulo;1578
3118601;Contagem;MG;contagem;-19.9321;-44.0539;0;31;America/Sao_Paulo;649975
3118700;Coqueiral;MG;coqueiral;-21.1858;-45.4366;0;35;America/Sao_Paulo;9197
3118809;Coração de Jesus;MG;coracao-de-jesus;-16.6841;-44.3635;0;38;America/Sao_Paulo;26151
3118908;Cordisburgo;MG;cordisburgo;-19.1224;-44.3224;0;31;America/Sao_Paulo;7592
3119005;Cordislândia;MG;cordislandia;-21.7891;-45.6999;0;35;America/Sao_Paulo;3247
3119104;Corinto;MG;corinto;-18.369;-44.4542;0;38;America/Sao_Paulo;23996
3119203;Coroaci;MG;coroaci;-18.6156;-42.2791;0;33;America/Sao_Paulo;11200
3119302;Coromandel;MG;coromandel;-18.4734;-47.1933;0;34;America/Sao_Paulo;30013
3119401;Coronel Fabriciano;MG;coronel-fabriciano;-19.5179;-42.6276;0;31;America/Sao_Paulo;108551
3119500;Coronel Murta;MG;coronel-murta;-16.6148;-42.184;0;33;America/Sao_Paulo;8283
3119609;Coronel Pacheco;MG;coronel-pacheco;-21.5898;-43.256;0;32;America/Sao_Paulo;2799
3119708;Coronel Xavier Chaves;MG;coronel-xavier-chaves;-21.0277;-44.2206;0;32;America/Sao_Paulo;3586
3119807;Córrego Danta;MG;corrego-danta;-19.8198;-45.9032;0;37;America/Sao_Paulo;2978
3119906;Córrego do Bom Jesus;MG;corrego-do-bom-jesus;-22.6269;-46.0241;0;35;America/Sao_Paulo;4429
3119955;Córrego Fundo;MG;corrego-fundo;-20.4474;-45.5617;0;37;America/Sao_Paulo;6310
3120003;Córrego Novo;MG;corrego-novo;-19.8361;-42.3988;0;33;America/Sao_Paulo;2912
3120102;Couto de Magalhães de Minas;MG;couto-de-magalhaes-de-minas;-18.0727;-43.4648;0;38;America/Sao_Paulo;4346
3120151;Crisólita;MG;crisolita;-17.2381;-40.9184;0;33;America/Sao_Paulo;5296
3120201;Cristais;MG;cristais;-20.8733;-45.5167;0;35;America/Sao_Paulo;12576
3120300;Cristália;MG;cristalia;-16.716;-42.8571;0;38;America/Sao_Paulo;5165
3120409;Cristiano Otoni;MG;cristiano-otoni;-20.8324;-43.8166;0;31;America/Sao_Paulo;4735
3120508;Cristina;MG;cristina;-22.208;-45.2673;0;35;America/Sao_Paulo;10627
3120607;Crucilândia;MG;crucilandia;-20.3923;-44.3334;0;31;America/Sao_Paulo;5633
3120706;Cruzeiro da Fortaleza;MG;cruzeiro-da-fortaleza;-18.944;-46.6669;0;34;America/Sao_Paulo;3610
3120805;Cruzília;MG;cruzilia;-21.84;-44.8067;0;35;America/Sao_Paulo;15779
3120839;Cuparaque;MG;cuparaque;-18.9648;-41.0986;0;33;America/Sao_Paulo;3994
3120870;Curral de Dentro;MG;curral-de-dentro;-15.9327;-41.8557;0;33;America/Sao_Paulo;7630
3120904;Curvelo;MG;curvelo;-18.7527;-44.4303;0;38;America/Sao_Paulo;83862
3121001;Datas;MG;datas;-18.4478;-43.6591;0;38;America/Sao_Paulo;5618
3121100;Delfim Moreira;MG;delfim-moreira;-22.5036;-45.2792;0;35;America/Sao_Paulo;8130
3121209;Delfinópolis;MG;delfinopolis;-20.3468;-46.8456;0;35;America/Sao_Paulo;8760
3121258;Delta;MG;delta;-19.9721;-47.7841;0;34;America/Sao_Paulo;11003
3121308;Descoberto;MG;descoberto;-21.46;-42.9618;0;32;America/Sao_Paulo;5058
3121407;Desterro de Entre Rios;MG;desterro-de-entre-rios;-20.665;-44.3334;0;31;America/Sao_Paulo;7900
3121506;Desterro do Melo;MG;desterro-do-melo;-21.143;-43.5178;0;32;America/Sao_Paulo;3059
3121605;Diamantina;MG;diamantina;-18.2413;-43.6031;0;38;America/Sao_Paulo;49353
3121704;Diogo de Vasconcelos;MG;diogo-de-vasconcelos;-20.4879;-43.1953;0;31;America/Sao_Paulo;3596
3121803;Dionísio;MG;dionisio;-19.8433;-42.7701;0;31;America/Sao_Paulo;6789
3121902;Divinésia;MG;divinesia;-20.9917;-43.0003;0;32;America/Sao_Paulo;4426
3122009;Divino;MG;divino;-20.6134;-42.1438;0;32;America/Sao_Paulo;21329
3122108;Divino das Laranjeiras;MG;divino-das-laranjeiras;-18.7755;-41.4781;0;33;America/Sao_Paulo;4186
3122207;Divinolândia de Minas;MG;divinolandia-de-minas;-18.8004;-42.6103;0;33;America/Sao_Paulo;6607
3122306;Divinópolis;MG;divinopolis;-20.1446;-44.8912;0;37;America/Sao_Paulo;242328
3122355;Divisa Alegre;MG;divisa-alegre;-15.7221;-41.3463;0;33;America/Sao_Paulo;6513
3122405;Divisa Nova;MG;divisa-nova;-21.5092;-46.1904;0;35;America/Sao_Paulo;5993
3122454;Divisópolis;MG;divisopolis;-15.7254;-40.9997;0;33;America/Sao_Paulo;10585
3122470;Dom Bosco;MG;dom-bosco;-16.652;-46.2597;0;38;America/Sao_Paulo;3767
3122504;Dom Cavati;MG;dom-cavati;-19.3735;-42.1121;0;33;America/Sao_Paulo;4981
3122603;Dom Joaquim;MG;dom-joaquim;-18.961;-43.2544;0;31;America/Sao_Paulo;5051
3122702;Dom Silvério;MG;dom-silverio;-20.1627;-42.9627;0;31;America/Sao_Paulo;5350
3122801;Dom Viçoso;MG;dom-vicoso;-22.2511;-45.1643;0;35;America/Sao_Paulo;3176
3122900;Dona Euzébia;MG;dona-euzebia;-21.319;-42.807;0;32;America/Sao_Paulo;6241
3123007;Dores de Campos;MG;dores-de-campos;-21.1139;-44.0207;0;32;America/Sao_Paulo;10313
3123106;Dores de Guanhães;MG;dores-de-guanhaes;-19.0516;-42.9254;0;33;America/Sao_Paulo;5121
3123205;Dores do Indaiá;MG;dores-do-indaia;-19.4628;-45.5927;0;37;America/Sao_Paulo;12786
3123304;Dores do Turvo;MG;dores-do-turvo;-20.9785;-43.1834;0;32;America/Sao_Paulo;5159
3123403;Doresópolis;MG;doresopolis;-20.2868;-45.9007;0;37;America/Sao_Paulo;1496
3123502;Douradoquara;MG;douradoquara;-18.4338;-47.5993;0;34;America/Sao_Paulo;1869
3123528;Durandé;MG;durande;-20.2058;-41.7977;0;33;America/Sao_Paulo;8038
3123601;Elói Mendes;MG;eloi-mendes;-21.6088;-45.5691;0;35;America/Sao_Paulo;27343
3123700;Engenheiro Caldas;MG;engenheiro-caldas;-19.2065;-42.0503;0;33;America/Sao_Paulo;14308
3123809;Engenheiro Navarro;MG;engenheiro-navarro;-17.2831;-43.947;0;38;America/Sao_Paulo;6411
3123858;Entre Folhas;MG;entre-folhas;-19.6218;-42.2306;0;33;America/Sao_Paulo;5293
3123908;Entre Rios de Minas;MG;entre-rios-de-minas;-20.6706;-44.0654;0;31;America/Sao_Paulo;15120
3124005;Ervália;MG;ervalia;-20.8403;-42.6544;0;32;America/Sao_Paulo;20951
3124104;Esmeraldas;MG;esmeraldas;-19.764;-44.3065;0;31;America/Sao_Paulo;91573
3124203;Espera Feliz;MG;espera-feliz;-20.6508;-41.9119;0;32;America/Sao_Paulo;24761
3124302;Espinosa;MG;espinosa;-14.9249;-42.809;0;38;America/Sao_Paulo;31385
3124401;Espírito Santo do Dourado;MG;espirito-santo-do-dourado;-22.0454;-45.9548;0;35;America/Sao_Paulo;7007
3124500;Estiva;MG;estiva;-22.4577;-46.0191;0;35;America/Sao_Paulo;11836
3124609;Estrela Dalva;MG;estrela-dalva;-21.7412;-42.4574;0;32;America/Sao_Paulo;2204
3124708;Estrela do Indaiá;MG;estrela-do-indaia;-19.5169;-45.7859;0;37;America/Sao_Paulo;2750
3124807;Estrela do Sul;MG;estrela-do-sul;-18.7399;-47.6956;0;34;America/Sao_Paulo;6926
3124906;Eugenópolis;MG;eugenopolis;-21.1002;-42.1878;0;32;America/Sao_Paulo;11075
3125002;Ewbank da Câmara;MG;ewbank-da-camara;-21.5498;-43.5068;0;32;America/Sao_Paulo;3977
3125101;Extrema;MG;extrema;-22.854;-46.3178;0;35;America/Sao_Paulo;57913
3125200;Fama;MG;fama;-21.4089;-45.8286;0;35;America/Sao_Paulo;2662
3125309;Faria Lemos;MG;faria-lemos;-20.8097;-42.0213;0;32;America/Sao_Paulo;3239
3125408;Felício dos Santos;MG;felicio-dos-santos;-18.0755;-43.2422;0;38;America/Sao_Paulo;5248
3125507;São Gonçalo do Rio Preto;MG;sao-goncalo-do-rio-preto;-18.0025;-43.3854;0;38;America/Sao_Paulo;3098
3125606;Felisburgo;MG;felisburgo;-16.6348;-40.7605;0;33;America/Sao_Paulo;6592
3125705;Felixlândia;MG;felixlandia;-18.7507;-44.9004;0;38;America/Sao_Paulo;14279
3125804;Fernandes Tourinho;MG;fernandes-tourinho;-19.1541;-42.0803;0;33;America/Sao_Paulo;2825
3125903;Ferros;MG;ferros;-19.2343;-43.0192;0;31;America/Sao_Paulo;9666
3125952;Fervedouro;MG;fervedouro;-20.726;-42.279;0;32;America/Sao_Paulo;10693
3126000;Florestal;MG;florestal;-19.888;-44.4318;0;31;America/Sao_Paulo;8386
3126109;Formiga;MG;formiga;-20.4618;-45.4268;0;37;America/Sao_Paulo;70668
3126208;Formoso;MG;formoso;-14.9446;-46.2371;0;38;America/Sao_Paulo;8103
3126307;Fortaleza de Minas;MG;fortaleza-de-minas;-20.8508;-46.712;0;35;America/Sao_Paulo;3485
3126406;Fortuna de Minas;MG;fortuna-de-minas;-19.5578;-44.4472;0;31;America/Sao_Paulo;3207
3126505;Francisco Badaró;MG;francisco-badaro;-16.9883;-42.3568;0;33;America/Sao_Paulo;7208
3126604;Francisco Dumont;MG;francisco-dumont;-17.3107;-44.2317;0;38;America/Sao_Paulo;4564
3126703;Francisco Sá;MG;francisco-sa;-16.4827;-43.4896;0;38;America/Sao_Paulo;23819
3126752;Franciscópolis;MG;franciscopolis;-17.9578;-42.0094;0;33;America/Sao_Paulo;5062
3126802;Frei Gaspar;MG;frei-gaspar;-18.0709;-41.4325;0;33;America/Sao_Paulo;5741
3126901;Frei Inocêncio;MG;frei-inocencio;-18.5556;-41.9121;0;33;America/Sao_Paulo;8334
3126950;Frei Lagonegro;MG;frei-lagonegro;-18.1751;-42.7617;0;33;America/Sao_Paulo;3475
3127008;Fronteira;MG;fronteira;-20.2748;-49.1984;0;34;America/Sao_Paulo;14909
3127057;Fronteira dos Vales;MG;fronteira-dos-vales;-16.8898;-40.923;0;33;America/Sao_Paulo;4405
3127073;Fruta de Leite;MG;fruta-de-leite;-16.1225;-42.5288;0;38;America/Sao_Paulo;4607
3127107;Frutal;MG;frutal;-20.0259;-48.9355;0;34;America/Sao_Paulo;60942
3127206;Funilândia;MG;funilandia;-19.3661;-44.061;0;31;America/Sao_Paulo;4886
3127305;Galiléia;MG;galileia;-19.0005;-41.5387;0;33;America/Sao_Paulo;6281
3127339;Gameleiras;MG;gameleiras;-15.0829;-43.125;0;38;America/Sao_Paulo;4863
3127354;Glaucilândia;MG;glaucilandia;-16.8481;-43.692;0;38;America/Sao_Paulo;2991
3127370;Goiabeira;MG;goiabeira;-18.9807;-41.2235;0;33;America/Sao_Paulo;2869
3127388;Goianá;MG;goiana;-21.536;-43.1957;0;32;America/Sao_Paulo;4190
3127404;Gonçalves;MG;goncalves;-22.6545;-45.8556;0;35;America/Sao_Paulo;4891
3127503;Gonzaga;MG;gonzaga;-18.8196;-42.4769;0;33;America/Sao_Paulo;5271
3127602;Gouveia;MG;gouveia;-18.4519;-43.7423;0;38;America/Sao_Paulo;11549
3127701;Governador Valadares;MG;governador-valadares;-18.8545;-41.9555;0;33;America/Sao_Paulo;266649
3127800;Grão Mogol;MG;grao-mogol;-16.5662;-42.8923;0;38;America/Sao_Paulo;14091
3127909;Grupiara;MG;grupiara;-18.5003;-47.7318;0;34;America/Sao_Paulo;1426
3128006;Guanhães;MG;guanhaes;-18.7713;-42.9312;0;33;America/Sao_Paulo;33434
3128105;Guapé;MG;guape;-20.7631;-45.9152;0;35;America/Sao_Paulo;14073
3128204;Guaraciaba;MG;guaraciaba;-20.5716;-43.0094;0;31;America/Sao_Paulo;9921
3128253;Guaraciama;MG;guaraciama;-17.0142;-43.6675;0;38;America/Sao_Paulo;5203
3128303;Guaranésia;MG;guaranesia;-21.3009;-46.7964;0;35;America/Sao_Paulo;19611
3128402;Guarani;MG;guarani;-21.3563;-43.0328;0;32;America/Sao_Paulo;7780
3128501;Guarará;MG;guarara;-21.7304;-43.0334;0;32;America/Sao_Paulo;3132
3128600;Guarda-Mor;MG;guarda-mor;-17.7673;-47.0998;0;38;America/Sao_Paulo;6684
3128709;Guaxupé;MG;guaxupe;-21.305;-46.7081;0;35;America/Sao_Paulo;52621
3128808;Guidoval;MG;guidoval;-21.155;-42.7887;0;32;America/Sao_Paulo;7284
3128907;Guimarânia;MG;guimarania;-18.8425;-46.7901;0;34;America/Sao_Paulo;8808
3129004;Guiricema;MG;guiricema;-21.0098;-42.7207;0;32;America/Sao_Paulo;7850
3129103;Gurinhatã;MG;gurinhata;-19.2143;-49.7876;0;34;America/Sao_Paulo;5203
3129202;Heliodora;MG;heliodora;-22.0644;-45.5453;0;35;America/Sao_Paulo;6274
3129301;Iapu;MG;iapu;-19.4387;-42.2147;0;33;America/Sao_Paulo;12486
3129400;Ibertioga;MG;ibertioga;-21.433;-43.9639;0;32;America/Sao_Paulo;5334
3129509;Ibiá;MG;ibia;-19.4749;-46.5474;0;34;America/Sao_Paulo;22596
3129608;Ibiaí;MG;ibiai;-16.8591;-44.9046;0;38;America/Sao_Paulo;6254
3129657;Ibiracatu;MG;ibiracatu;-15.6605;-44.1667;0;38;America/Sao_Paulo;5139
3129707;Ibiraci;MG;ibiraci;-20.4611;-47.1222;0;35;America/Sao_Paulo;11057
3129806;Ibirité;MG;ibirite;-20.0252;-44.0569;0;31;America/Sao_Paulo;178713
3129905;Ibitiúra de Minas;MG;ibitiura-de-minas;-22.0604;-46.4368;0;35;America/Sao_Paulo;3439
3130002;Ibituruna;MG;ibituruna;-21.1541;-44.7479;0;35;America/Sao_Paulo;2740
3130051;Icaraí de Minas;MG;icarai-de-minas;-16.214;-44.9034;0;38;America/Sao_Paulo;10912
3130101;Igarapé;MG;igarape;-20.0707;-44.2994;0;31;America/Sao_Paulo;48475
3130200;Igaratinga;MG;igaratinga;-19.9476;-44.7063;0;37;America/Sao_Paulo;11252
3130309;Iguatama;MG;iguatama;-20.1776;-45.7111;0;37;America/Sao_Paulo;6845
3130408;Ijaci;MG;ijaci;-21.1738;-44.9233;0;35;America/Sao_Paulo;7291
3130507;Ilicínea;MG;ilicinea;-20.9402;-45.8308;0;35;America/Sao_Paulo;13171
3130556;Imbé de Minas;MG;imbe-de-minas;-19.6017;-41.9695;0;33;America/Sao_Paulo;7208
3130606;Inconfidentes;MG;inconfidentes;-22.3136;-46.3264;0;35;America/Sao_Paulo;7510
3130655;Indaiabira;MG;indaiabira;-15.4911;-42.2005;0;38;America/Sao_Paulo;6379
3130705;Indianópolis;MG;indianopolis;-19.0341;-47.9155;0;34;America/Sao_Paulo;6309
3130804;Ingaí;MG;ingai;-21.4024;-44.9152;0;35;America/Sao_Paulo;2633
3130903;Inhapim;MG;inhapim;-19.5476;-42.1147;0;33;America/Sao_Paulo;23000
3131000;Inhaúma;MG;inhauma;-19.4898;-44.3934;0;31;America/Sao_Paulo;6435
3131109;Inimutaba;MG;inimutaba;-18.7271;-44.3584;0;38;America/Sao_Paulo;7587
3131158;Ipaba;MG;ipaba;-19.4158;-42.4139;0;31;America/Sao_Paulo;17554
3131208;Ipanema;MG;ipanema;-19.7992;-41.7164;0;33;America/Sao_Paulo;20095
3131307;Ipatinga;MG;ipatinga;-19.4703;-42.5476;0;31;America/Sao_Paulo;235445
3131406;Ipiaçu;MG;ipiacu;-18.6927;-49.9436;0;34;America/Sao_Paulo;3823
3131505;Ipuiúna;MG;ipuiuna;-22.1013;-46.1915;0;35;America/Sao_Paulo;9299
3131604;Iraí de Minas;MG;irai-de-minas;-18.9819;-47.461;0;34;America/Sao_Paulo;7423
3131703;Itabira;MG;itabira;-19.6239;-43.2312;0;31;America/Sao_Paulo;117747
3131802;Itabirinha;MG;itabirinha;-18.5712;-41.234;0;33;America/Sao_Paulo;10560
3131901;Itabirito;MG;itabirito;-20.2501;-43.8038;0;31;America/Sao_Paulo;55877
3132008;Itacambira;MG;itacambira;-17.0625;-43.3069;0;38;America/Sao_Paulo;4265
3132107;Itacarambi;MG;itacarambi;-15.089;-44.095;0;38;America/Sao_Paulo;17521
3132206;Itaguara;MG;itaguara;-20.3947;-44.4875;0;31;America/Sao_Paulo;14325
3132305;Itaipé;MG;itaipe;-17.4014;-41.6697;0;33;America/Sao_Paulo;10549
3132404;Itajubá;MG;itajuba;-22.4225;-45.4598;0;35;America/Sao_Paulo;96632
3132503;Itamarandiba;MG;itamarandiba;-17.8552;-42.8561;0;38;America/Sao_Paulo;34137
3132602;Itamarati de Minas;MG;itamarati-de-minas;-21.4179;-42.813;0;32;America/Sao_Paulo;3730
3132701;Itambacuri;MG;itambacuri;-18.035;-41.683;0;33;America/Sao_Paulo;21296
3132800;Itambé do Mato Dentro;MG;itambe-do-mato-dentro;-19.4158;-43.3182;0;31;America/Sao_Paulo;2175
3132909;Itamogi;MG;itamogi;-21.0758;-47.046;0;35;America/Sao_Paulo;11062
3133006;Itamonte;MG;itamonte;-22.2859;-44.868;0;35;America/Sao_Paulo;15193
3133105;Itanhandu;MG;itanhandu;-22.2942;-44.9382;0;35;America/Sao_Paulo;15684
3133204;Itanhomi;MG;itanhomi;-19.1736;-41.863;0;33;America/Sao_Paulo;11298
3133303;Itaobim;MG;itaobim;-16.5571;-41.5017;0;33;America/Sao_Paulo;19354
3133402;Itapagipe;MG;itapagipe;-19.9062;-49.3781;0;34;America/Sao_Paulo;14004
3133501;Itapecerica;MG;itapecerica;-20.4704;-45.127;0;37;America/Sao_Paulo;21462
3133600;Itapeva;MG;itapeva;-22.7665;-46.2241;0;35;America/Sao_Paulo;13332
3133709;Itatiaiuçu;MG;itatiaiucu;-20.1983;-44.4211;0;31;America/Sao_Paulo;13603
3133758;Itaú de Minas;MG;itau-de-minas;-20.7375;-46.7525;0;35;America/Sao_Paulo;14655
3133808;Itaúna;MG;itauna;-20.0818;-44.5801;0;37;America/Sao_Paulo;102500
3133907;Itaverava;MG;itaverava;-20.6769;-43.6141;0;31;America/Sao_Paulo;5752
3134004;Itinga;MG;itinga;-16.61;-41.7672;0;33;America/Sao_Paulo;13982
3134103;Itueta;MG;itueta;-19.3999;-41.1746;0;33;America/Sao_Paulo;6218
3134202;Ituiutaba;MG;ituiutaba;-18.9772;-49.4639;0;34;America/Sao_Paulo;106397
3134301;Itumirim;MG;itumirim;-21.3171;-44.8724;0;35;America/Sao_Paulo;6845
3134400;Iturama;MG;iturama;-19.7276;-50.1966;0;34;America/Sao_Paulo;40011
3134509;Itutinga;MG;itutinga;-21.3;-44.6567;0;35;America/Sao_Paulo;4347
3134608;Jaboticatubas;MG;jaboticatubas;-19.5119;-43.7373;0;31;America/Sao_Paulo;21214
3134707;Jacinto;MG;jacinto;-16.1428;-40.295;0;33;America/Sao_Paulo;11169
3134806;Jacuí;MG;jacui;-21.0137;-46.7359;0;35;America/Sao_Paulo;7663
3134905;Jacutinga;MG;jacutinga;-22.286;-46.6166;0;35;America/Sao_Paulo;26705
3135001;Jaguaraçu;MG;jaguaracu;-19.647;-42.7498;0;31;America/Sao_Paulo;3173
3135050;Jaíba;MG;jaiba;-15.3432;-43.6688;0;38;America/Sao_Paulo;39379
3135076;Jampruca;MG;jampruca;-18.461;-41.809;0;33;America/Sao_Paulo;4306
3135100;Janaúba;MG;janauba;-15.8022;-43.3132;0;38;America/Sao_Paulo;73281
3135209;Januária;MG;januaria;-15.4802;-44.3639;0;38;America/Sao_Paulo;67087
3135308;Japaraíba;MG;japaraiba;-20.1442;-45.5015;0;37;America/Sao_Paulo;4672
3135357;Japonvar;MG;japonvar;-15.9891;-44.2758;0;38;America/Sao_Paulo;8357
3135407;Jeceaba;MG;jeceaba;-20.5339;-43.9894;0;31;America/Sao_Paulo;6428
3135456;Jenipapo de Minas;MG;jenipapo-de-minas;-17.0831;-42.2589;0;33;America/Sao_Paulo;6124
3135506;Jequeri;MG;jequeri;-20.4542;-42.6651;0;31;America/Sao_Paulo;12652
3135605;Jequitaí;MG;jequitai;-17.229;-44.4376;0;38;America/Sao_Paulo;6460
3135704;Jequitibá;MG;jequitiba;-19.2345;-44.0304;0;31;America/Sao_Paulo;6098
3135803;Jequitinhonha;MG;jequitinhonha;-16.4375;-41.0117;0;33;America/Sao_Paulo;24509
3135902;Jesuânia;MG;jesuania;-21.9887;-45.2911;0;35;America/Sao_Paulo;5296
3136009;Joaíma;MG;joaima;-16.6522;-41.0229;0;33;America/Sao_Paulo;14084
3136108;Joanésia;MG;joanesia;-19.1729;-42.6775;0;33;America/Sao_Paulo;4304
3136207;João Monlevade;MG;joao-monlevade;-19.8126;-43.1735;0;31;America/Sao_Paulo;83360
3136306;João Pinheiro;MG;joao-pinheiro;-17.7398;-46.1715;0;38;America/Sao_Paulo;48532
3136405;Joaquim Felício;MG;joaquim-felicio;-17.758;-44.1643;0;38;America/Sao_Paulo;3891
3136504;Jordânia;MG;jordania;-15.9009;-40.1841;0;33;America/Sao_Paulo;10536
3136520;José Gonçalves de Minas;MG;jose-goncalves-de-minas;-16.9053;-42.6014;0;33;America/Sao_Paulo;3993
3136553;José Raydan;MG;jose-raydan;-18.2195;-42.4946;0;33;America/Sao_Paulo;4352
3136579;Josenópolis;MG;josenopolis;-16.5417;-42.5151;0;38;America/Sao_Paulo;3607
3136603;Nova União;MG;nova-uniao;-19.6876;-43.583;0;31;America/Sao_Paulo;6083
3136652;Juatuba;MG;juatuba;-19.9448;-44.3451;0;31;America/Sao_Paulo;32726
3136702;Juiz de Fora;MG;juiz-de-fora;-21.7595;-43.3398;0;32;America/Sao_Paulo;565764
3136801;Juramento;MG;juramento;-16.8473;-43.5865;0;38;America/Sao_Paulo;3815
3136900;Juruaia;MG;juruaia;-21.2493;-46.5735;0;35;America/Sao_Paulo;11543
3136959;Juvenília;MG;juvenilia;-14.2662;-44.1597;0;38;America/Sao_Paulo;5929
3137007;Ladainha;MG;ladainha;-17.6279;-41.7488;0;33;America/Sao_Paulo;14399
3137106;Lagamar;MG;lagamar;-18.1759;-46.8063;0;34;America/Sao_Paulo;6672
3137205;Lagoa da Prata;MG;lagoa-da-prata;-20.0237;-45.5401;0;37;America/Sao_Paulo;53583
3137304;Lagoa dos Patos;MG;lagoa-dos-patos;-16.978;-44.5754;0;38;America/Sao_Paulo;3285
3137403;Lagoa Dourada;MG;lagoa-dourada;-20.9139;-44.0797;0;32;America/Sao_Paulo;13116
3137502;Lagoa Formosa;MG;lagoa-formosa;-18.7715;-46.4012;0;34;America/Sao_Paulo;19507
3137536;Lagoa Grande;MG;lagoa-grande;-17.8323;-46.5165;0;34;America/Sao_Paulo;9210
3137601;Lagoa Santa;MG;lagoa-santa;-19.6397;-43.8932;0;31;America/Sao_Paulo;79981
3137700;Lajinha;MG;lajinha;-20.1539;-41.6228;0;33;America/Sao_Paulo;21422
3137809;Lambari;MG;lambari;-21.9671;-45.3498;0;35;America/Sao_Paulo;20950
3137908;Lamim;MG;lamim;-20.79;-43.4706;0;31;America/Sao_Paulo;3226
3138005;Laranjal;MG;laranjal;-21.3715;-42.4732;0;32;America/Sao_Paulo;6042
3138104;Lassance;MG;lassance;-17.887;-44.5735;0;38;America/Sao_Paulo;7358
3138203;Lavras;MG;lavras;-21.248;-45.0009;0;35;America/Sao_Paulo;109884
3138302;Leandro Ferreira;MG;leandro-ferreira;-19.7193;-45.0279;0;37;America/Sao_Paulo;3270
3138351;Leme do Prado;MG;leme-do-prado;-17.0793;-42.6936;0;33;America/Sao_Paulo;4387
3138401;Leopoldina;MG;leopoldina;-21.5296;-42.6421;0;32;America/Sao_Paulo;52696
3138500;Liberdade;MG;liberdade;-22.0275;-44.3208;0;32;America/Sao_Paulo;4775
3138609;Lima Duarte;MG;lima-duarte;-21.8386;-43.7934;0;32;America/Sao_Paulo;17712
3138625;Limeira do Oeste;MG;limeira-do-oeste;-19.5512;-50.5815;0;34;America/Sao_Paulo;9087
3138658;Lontra;MG;lontra;-15.9013;-44.306;0;38;America/Sao_Paulo;8968
3138674;Luisburgo;MG;luisburgo;-20.4468;-42.0976;0;33;America/Sao_Paulo;7195
3138682;Luislândia;MG;luislandia;-16.1095;-44.5886;0;38;America/Sao_Paulo;6329
3138708;Luminárias;MG;luminarias;-21.5145;-44.9034;0;35;America/Sao_Paulo;5731
3138807;Luz;MG;luz;-19.7911;-45.6794;0;37;America/Sao_Paulo;18304
3138906;Machacalis;MG;machacalis;-17.0723;-40.7245;0;33;America/Sao_Paulo;6579
3139003;Machado;MG;machado;-21.6778;-45.9219;0;35;America/Sao_Paulo;38831
3139102;Madre de Deus de Minas;MG;madre-de-deus-de-minas;-21.483;-44.3287;0;32;America/Sao_Paulo;5341
3139201;Malacacheta;MG;malacacheta;-17.8456;-42.0769;0;33;America/Sao_Paulo;17751
3139250;Mamonas;MG;mamonas;-15.0479;-42.9469;0;38;America/Sao_Paulo;6096
3139300;Manga;MG;manga;-14.7529;-43.9391;0;38;America/Sao_Paulo;19188
3139409;Manhuaçu;MG;manhuacu;-20.2572;-42.028;0;33;America/Sao_Paulo;96545
3139508;Manhumirim;MG;manhumirim;-20.3591;-41.9589;0;33;America/Sao_Paulo;20970
3139607;Mantena;MG;mantena;-18.7761;-40.9874;0;33;America/Sao_Paulo;27358
3139706;Maravilhas;MG;maravilhas;-19.5076;-44.6779;0;37;America/Sao_Paulo;7518
3139805;Mar de Espanha;MG;mar-de-espanha;-21.8707;-43.0062;0;32;America/Sao_Paulo;13119
3139904;Maria da Fé;MG;maria-da-fe;-22.3044;-45.3773;0;35;America/Sao_Paulo;14557
3140001;Mariana;MG;mariana;-20.3765;-43.414;0;31;America/Sao_Paulo;64058
3140100;Marilac;MG;marilac;-18.5079;-42.0822;0;33;America/Sao_Paulo;4320
3140159;Mário Campos;MG;mario-campos;-20.0582;-44.1883;0;31;America/Sao_Paulo;16546
3140209;Maripá de Minas;MG;maripa-de-minas;-21.6979;-42.9546;0;32;America/Sao_Paulo;3532
3140308;Marliéria;MG;marlieria;-19.7096;-42.7327;0;31;America/Sao_Paulo;4761
3140407;Marmelópolis;MG;marmelopolis;-22.447;-45.1645;0;35;America/Sao_Paulo;3299
3140506;Martinho Campos;MG;martinho-campos;-19.3306;-45.2434;0;37;America/Sao_Paulo;14461
3140530;Martins Soares;MG;martins-soares;-20.2546;-41.8786;0;33;America/Sao_Paulo;8725
3140555;Mata Verde;MG;mata-verde;-15.6869;-40.7366;0;33;America/Sao_Paulo;9458
3140605;Materlândia;MG;materlandia;-18.4699;-43.0579;0;33;America/Sao_Paulo;3982
3140704;Mateus Leme;MG;mateus-leme;-19.9794;-44.4318;0;31;America/Sao_Paulo;40239
3140803;Matias Barbosa;MG;matias-barbosa;-21.869;-43.3135;0;32;America/Sao_Paulo;14501
3140852;Matias Cardoso;MG;matias-cardoso;-14.8563;-43.9146;0;38;America/Sao_Paulo;8975
3140902;Matipó;MG;matipo;-20.2873;-42.3401;0;31;America/Sao_Paulo;19054
3141009;Mato Verde;MG;mato-verde;-15.3944;-42.86;0;38;America/Sao_Paulo;12238
3141108;Matozinhos;MG;matozinhos;-19.5543;-44.0868;0;31;America/Sao_Paulo;39291
3141207;Matutina;MG;matutina;-19.2179;-45.9664;0;34;America/Sao_Paulo;3907
3141306;Medeiros;MG;medeiros;-19.9865;-46.2181;0;37;America/Sao_Paulo;4040
3141405;Medina;MG;medina;-16.2245;-41.4728;0;33;America/Sao_Paulo;20492
3141504;Mendes Pimentel;MG;mendes-pimentel;-18.6631;-41.4052;0;33;America/Sao_Paulo;5651
3141603;Mercês;MG;merces;-21.1976;-43.3337;0;32;America/Sao_Paulo;10609
3141702;Mesquita;MG;mesquita;-19.224;-42.6079;0;33;America/Sao_Paulo;5038
3141801;Minas Novas;MG;minas-novas;-17.2156;-42.5884;0;33;America/Sao_Paulo;24191
3141900;Minduri;MG;minduri;-21.6797;-44.6051;0;35;America/Sao_Paulo;3815
3142007;Mirabela;MG;mirabela;-16.256;-44.1602;0;38;America/Sao_Paulo;14029
3142106;Miradouro;MG;miradouro;-20.8899;-42.3458;0;32;America/Sao_Paulo;9026
3142205;Miraí;MG;mirai;-21.2021;-42.6122;0;32;America/Sao_Paulo;13922
3142254;Miravânia;MG;miravania;-14.7348;-44.4092;0;38;America/Sao_Paulo;4011
3142304;Moeda;MG;moeda;-20.3399;-44.0509;0;31;America/Sao_Paulo;5291
3142403;Moema;MG;moema;-19.8387;-45.4127;0;37;America/Sao_Paulo;7778
3142502;Monjolos;MG;monjolos;-18.3245;-44.118;0;38;America/Sao_Paulo;2196
3142601;Monsenhor Paulo;MG;monsenhor-paulo;-21.7579;-45.5391;0;35;America/Sao_Paulo;8550
3142700;Montalvânia;MG;montalvania;-14.4197;-44.3719;0;38;America/Sao_Paulo;14160
3142809;Monte Alegre de Minas;MG;monte-alegre-de-minas;-18.869;-48.881;0;34;America/Sao_Paulo;20666
3142908;Monte Azul;MG;monte-azul;-15.1514;-42.8718;0;38;America/Sao_Paulo;20577
3143005;Monte Belo;MG;monte-belo;-21.3271;-46.3635;0;35;America/Sao_Paulo;13340
3143104;Monte Carmelo;MG;monte-carmelo;-18.7302;-47.4912;0;34;America/Sao_Paulo;49354
3143153;Monte Formoso;MG;monte-formoso;-16.8691;-41.2473;0;33;America/Sao_Paulo;4449
3143203;Monte Santo de Minas;MG;monte-santo-de-minas;-21.1873;-46.9753;0;35;America/Sao_Paulo;21301
3143302;Montes Claros;MG;montes-claros;-16.7282;-43.8578;0;38;America/Sao_Paulo;434321
3143401;Monte Sião;MG;monte-siao;-22.4335;-46.573;0;35;America/Sao_Paulo;24933
3143450;Montezuma;MG;montezuma;-15.1702;-42.4941;0;38;America/Sao_Paulo;6979
3143500;Morada Nova de Minas;MG;morada-nova-de-minas;-18.5998;-45.3584;0;37;America/Sao_Paulo;9364
3143609;Morro da Garça;MG;morro-da-garca;-18.5356;-44.601;0;38;America/Sao_Paulo;2438
3143708;Morro do Pilar;MG;morro-do-pilar;-19.2236;-43.3795;0;31;America/Sao_Paulo;3174
3143807;Munhoz;MG;munhoz;-22.6092;-46.362;0;35;America/Sao_Paulo;7857
3143906;Muriaé;MG;muriae;-21.13;-42.3693;0;32;America/Sao_Paulo;108161
3144003;Mutum;MG;mutum;-19.8121;-41.4407;0;33;America/Sao_Paulo;28670
3144102;Muzambinho;MG;muzambinho;-21.3692;-46.5213;0;35;America/Sao_Paulo;22527
3144201;Nacip Raydan;MG;nacip-raydan;-18.4544;-42.2481;0;33;America/Sao_Paulo;2437
3144300;Nanuque;MG;nanuque;-17.8481;-40.3533;0;33;America/Sao_Paulo;35554
3144359;Naque;MG;naque;-19.2291;-42.3312;0;33;America/Sao_Paulo;6442
3144375;Natalândia;MG;natalandia;-16.5021;-46.4874;0;38;America/Sao_Paulo;3626
3144409;Natércia;MG;natercia;-22.1158;-45.5123;0;35;America/Sao_Paulo;4800
3144508;Nazareno;MG;nazareno;-21.2168;-44.6138;0;35;America/Sao_Paulo;8390
3144607;Nepomuceno;MG;nepomuceno;-21.2324;-45.235;0;35;America/Sao_Paulo;25774
3144656;Ninheira;MG;ninheira;-15.3148;-41.7564;0;38;America/Sao_Paulo;10915
3144672;Nova Belém;MG;nova-belem;-18.4925;-41.1107;0;33;America/Sao_Paulo;3156
3144706;Nova Era;MG;nova-era;-19.7577;-43.0333;0;31;America/Sao_Paulo;17807
3144805;Nova Lima;MG;nova-lima;-19.9758;-43.8509;0;31;America/Sao_Paulo;119142
3144904;Nova Módica;MG;nova-modica;-18.4417;-41.4984;0;33;America/Sao_Paulo;3731
3145000;Nova Ponte;MG;nova-ponte;-19.1461;-47.6779;0;34;America/Sao_Paulo;15113
3145059;Nova Porteirinha;MG;nova-porteirinha;-15.7993;-43.2941;0;38;America/Sao_Paulo;6780
3145109;Nova Resende;MG;nova-resende;-21.1286;-46.4157;0;35;America/Sao_Paulo;16854
3145208;Nova Serrana;MG;nova-serrana;-19.8713;-44.9847;0;37;America/Sao_Paulo;112910
3145307;Novo Cruzeiro;MG;novo-cruzeiro;-17.4654;-41.8826;0;33;America/Sao_Paulo;27453
3145356;Novo Oriente de Minas;MG;novo-oriente-de-minas;-17.4089;-41.2194;0;33;America/Sao_Paulo;10501
3145372;Novorizonte;MG;novorizonte;-16.0162;-42.4044;0;38;America/Sao_Paulo;4630
3145406;Olaria;MG;olaria;-21.8598;-43.9356;0;32;America/Sao_Paulo;1986
3145455;Olhos-d'Água;MG;olhos-dagua;-17.3982;-43.5719;0;38;America/Sao_Paulo;5520
3145505;Olímpio Noronha;MG;olimpio-noronha;-22.0685;-45.2657;0;35;America/Sao_Paulo;2616
3145604;Oliveira;MG;oliveira;-20.6982;-44.829;0;37;America/Sao_Paulo;40552
3145703;Oliveira Fortes;MG;oliveira-fortes;-21.3401;-43.4499;0;32;America/Sao_Paulo;2062
3145802;Onça de Pitangui;MG;onca-de-pitangui;-19.7276;-44.8058;0;37;America/Sao_Paulo;3027
3145851;Oratórios;MG;oratorios;-20.4298;-42.7977;0;31;America/Sao_Paulo;5076
3145877;Orizânia;MG;orizania;-20.5142;-42.1991;0;32;America/Sao_Paulo;8759
3145901;Ouro Branco;MG;ouro-branco;-20.5263;-43.6962;0;31;America/Sao_Paulo;40411
3146008;Ouro Fino;MG;ouro-fino;-22.2779;-46.3716;0;35;America/Sao_Paulo;33227
3146107;Ouro Preto;MG;ouro-preto;-20.3796;-43.512;0;31;America/Sao_Paulo;77601
3146206;Ouro Verde de Minas;MG;ouro-verde-de-minas;-18.0719;-41.2734;0;33;America/Sao_Paulo;5858
3146255;Padre Carvalho;MG;padre-carvalho;-16.3646;-42.5088;0;38;America/Sao_Paulo;5085
3146305;Padre Paraíso;MG;padre-paraiso;-17.0758;-41.4821;0;33;America/Sao_Paulo;17537
3146404;Paineiras;MG;paineiras;-18.8993;-45.5321;0;37;America/Sao_Paulo;4273
3146503;Pains;MG;pains;-20.3705;-45.6627;0;37;America/Sao_Paulo;8341
3146552;Pai Pedro;MG;pai-pedro;-15.5271;-43.07;0;38;America/Sao_Paulo;5634
3146602;Paiva;MG;paiva;-21.2913;-43.4088;0;32;America/Sao_Paulo;1498
3146701;Palma;MG;palma;-21.3748;-42.3123;0;32;America/Sao_Paulo;5742
3146750;Palmópolis;MG;palmopolis;-16.7364;-40.4296;0;33;America/Sao_Paulo;6373
3146909;Papagaios;MG;papagaios;-19.4419;-44.7468;0;37;America/Sao_Paulo;14207
3147006;Paracatu;MG;paracatu;-17.2252;-46.8711;0;38;America/Sao_Paulo;98397
3147105;Pará de Minas;MG;para-de-minas;-19.8534;-44.6114;0;37;America/Sao_Paulo;102033
3147204;Paraguaçu;MG;paraguacu;-21.5465;-45.7374;0;35;America/Sao_Paulo;22357
3147303;Paraisópolis;MG;paraisopolis;-22.5539;-45.7803;0;35;America/Sao_Paulo;21005
3147402;Paraopeba;MG;paraopeba;-19.2732;-44.4044;0;31;America/Sao_Paulo;24800
3147501;Passabém;MG;passabem;-19.3509;-43.1383;0;31;America/Sao_Paulo;1617
3147600;Passa Quatro;MG;passa-quatro;-22.3871;-44.9709;0;35;America/Sao_Paulo;15842
3147709;Passa Tempo;MG;passa-tempo;-20.6539;-44.4926;0;37;America/Sao_Paulo;8696
3147808;Passa Vinte;MG;passa-vinte;-22.2097;-44.2344;0;32;America/Sao_Paulo;2301
3147907;Passos;MG;passos;-20.7193;-46.609;0;35;America/Sao_Paulo;116530
3147956;Patis;MG;patis;-16.0773;-44.0787;0;38;America/Sao_Paulo;4863
3148004;Patos de Minas;MG;patos-de-minas;-18.5699;-46.5013;0;34;America/Sao_Paulo;167870
3148103;Patrocínio;MG;patrocinio;-18.9379;-46.9934;0;34;America/Sao_Paulo;93852
3148202;Patrocínio do Muriaé;MG;patrocinio-do-muriae;-21.1544;-42.2125;0;32;America/Sao_Paulo;5735
3148301;Paula Cândido;MG;paula-candido;-20.8754;-42.9752;0;32;America/Sao_Paulo;8786
3148400;Paulistas;MG;paulistas;-18.4276;-42.8628;0;33;America/Sao_Paulo;4429
3148509;Pavão;MG;pavao;-17.4267;-41.0035;0;33;America/Sao_Paulo;8168
3148608;Peçanha;MG;pecanha;-18.5441;-42.5583;0;33;America/Sao_Paulo;17843
3148707;Pedra Azul;MG;pedra-azul;-16.0086;-41.2909;0;33;America/Sao_Paulo;24999
3148756;Pedra Bonita;MG;pedra-bonita;-20.5219;-42.3304;0;31;America/Sao_Paulo;7559
3148806;Pedra do Anta;MG;pedra-do-anta;-20.5968;-42.7123;0;31;America/Sao_Paulo;3371
3148905;Pedra do Indaiá;MG;pedra-do-indaia;-20.2563;-45.2107;0;37;America/Sao_Paulo;4232
3149002;Pedra Dourada;MG;pedra-dourada;-20.8266;-42.1515;0;32;America/Sao_Paulo;2883
3149101;Pedralva;MG;pedralva;-22.2386;-45.4654;0;35;America/Sao_Paulo;10924
3149150;Pedras de Maria da Cruz;MG;pedras-de-maria-da-cruz;-15.6032;-44.391;0;38;America/Sao_Paulo;10619
3149200;Pedrinópolis;MG;pedrinopolis;-19.2241;-47.4579;0;34;America/Sao_Paulo;3404
3149309;Pedro Leopoldo;MG;pedro-leopoldo;-19.6308;-44.0383;0;31;America/Sao_Paulo;64910
3149408;Pedro Teixeira;MG;pedro-teixeira;-21.7076;-43.743;0;32;America/Sao_Paulo;1854
3149507;Pequeri;MG;pequeri;-21.8341;-43.1145;0;32;America/Sao_Paulo;3448
3149606;Pequi;MG;pequi;-19.6284;-44.6604;0;37;America/Sao_Paulo;4258
3149705;Perdigão;MG;perdigao;-19.9411;-45.078;0;37;America/Sao_Paulo;12925
3149804;Perdizes;MG;perdizes;-19.3434;-47.2963;0;34;America/Sao_Paulo;17830
3149903;Perdões;MG;perdoes;-21.0932;-45.0896;0;35;America/Sao_Paulo;21991
3149952;Periquito;MG;periquito;-19.1573;-42.2333;0;33;America/Sao_Paulo;6647
3150000;Pescador;MG;pescador;-18.357;-41.6006;0;33;America/Sao_Paulo;3587
3150109;Piau;MG;piau;-21.5096;-43.313;0;32;America/Sao_Paulo;2854
3150158;Piedade de Caratinga;MG;piedade-de-caratinga;-19.7593;-42.0756;0;33;America/Sao_Paulo;8883
3150208;Piedade de Ponte Nova;MG;piedade-de-ponte-nova;-20.2438;-42.7379;0;31;America/Sao_Paulo;4056
3150307;Piedade do Rio Grande;MG;piedade-do-rio-grande;-21.469;-44.1938;0;32;America/Sao_Paulo;4697
3150406;Piedade dos Gerais;MG;piedade-dos-gerais;-20.4715;-44.2243;0;31;America/Sao_Paulo;5175
3150505;Pimenta;MG;pimenta;-20.4827;-45.8049;0;37;America/Sao_Paulo;8794
3150539;Pingo-d'Água;MG;pingo-dagua;-19.7287;-42.4095;0;33;America/Sao_Paulo;4845
3150570;Pintópolis;MG;pintopolis;-16.0572;-45.1402;0;38;America/Sao_Paulo;7231
3150604;Piracema;MG;piracema;-20.5089;-44.4783;0;37;America/Sao_Paulo;6884
3150703;Pirajuba;MG;pirajuba;-19.9092;-48.7027;0;34;America/Sao_Paulo;5762
3150802;Piranga;MG;piranga;-20.6834;-43.2967;0;31;America/Sao_Paulo;17360
3150901;Piranguçu;MG;pirangucu;-22.5249;-45.4945;0;35;America/Sao_Paulo;6271
3151008;Piranguinho;MG;piranguinho;-22.395;-45.5324;0;35;America/Sao_Paulo;9451
3151107;Pirapetinga;MG;pirapetinga;-21.6554;-42.3434;0;32;America/Sao_Paulo;11408
3151206;Pirapora;MG;pirapora;-17.3392;-44.934;0;38;America/Sao_Paulo;57543
3151305;Piraúba;MG;pirauba;-21.2825;-43.0172;0;32;America/Sao_Paulo;11958
3151404;Pitangui;MG;pitangui;-19.6741;-44.8964;0;37;America/Sao_Paulo;27734
3151503;Piumhi;MG;piumhi;-20.4762;-45.9589;0;37;America/Sao_Paulo;37742
3151602;Planura;MG;planura;-20.1376;-48.7;0;34;America/Sao_Paulo;11484
3151701;Poço Fundo;MG;poco-fundo;-21.78;-45.9658;0;35;America/Sao_Paulo;16791
3151800;Poços de Caldas;MG;pocos-de-caldas;-21.78;-46.5692;0;35;America/Sao_Paulo;171533
3151909;Pocrane;MG;pocrane;-19.6208;-41.6334;0;33;America/Sao_Paulo;8468
3152006;Pompéu;MG;pompeu;-19.2257;-45.0141;0;37;America/Sao_Paulo;32305
3152105;Ponte Nova;MG;ponte-nova;-20.4111;-42.8978;0;31;America/Sao_Paulo;59569
3152131;Ponto Chique;MG;ponto-chique;-16.6282;-45.0588;0;38;America/Sao_Paulo;3807
3152170;Ponto dos Volantes;MG;ponto-dos-volantes;-16.7473;-41.5025;0;33;America/Sao_Paulo;11077
3152204;Porteirinha;MG;porteirinha;-15.7404;-43.0281;0;38;America/Sao_Paulo;38668
3152303;Porto Firme;MG;porto-firme;-20.6642;-43.0834;0;31;America/Sao_Paulo;10825
3152402;Poté;MG;pote;-17.8077;-41.786;0;33;America/Sao_Paulo;13751
3152501;Pouso Alegre;MG;pouso-alegre;-22.2266;-45.9389;0;35;America/Sao_Paulo;160751
3152600;Pouso Alto;MG;pouso-alto;-22.1964;-44.9748;0;35;America/Sao_Paulo;6755
3152709;Prados;MG;prados;-21.0597;-44.0778;0;32;America/Sao_Paulo;9327
3152808;Prata;MG;prata;-19.3086;-48.9276;0;34;America/Sao_Paulo;29578
3152907;Pratápolis;MG;pratapolis;-20.7411;-46.8624;0;35;America/Sao_Paulo;8551
3153004;Pratinha;MG;pratinha;-19.739;-46.3755;0;34;America/Sao_Paulo;3673
3153103;Presidente Bernardes;MG;presidente-bernardes;-20.7656;-43.1895;0;32;America/Sao_Paulo;4883
3153202;Presidente Juscelino;MG;presidente-juscelino;-18.6401;-44.06;0;38;America/Sao_Paulo;3493
3153301;Presidente Kubitschek;MG;presidente-kubitschek;-18.6193;-43.5628;0;38;America/Sao_Paulo;3154
3153400;Presidente Olegário;MG;presidente-olegario;-18.4096;-46.4165;0;34;America/Sao_Paulo;19177
3153509;Alto Jequitibá;MG;alto-jequitiba;-20.4208;-41.967;0;33;America/Sao_Paulo;8596
3153608;Prudente de Morais;MG;prudente-de-morais;-19.4742;-44.1591;0;31;America/Sao_Paulo;11940
3153707;Quartel Geral;MG;quartel-geral;-19.2703;-45.5569;0;37;America/Sao_Paulo;3237
3153806;Queluzito;MG;queluzito;-20.7416;-43.8851;0;31;America/Sao_Paulo;1800
3153905;Raposos;MG;raposos;-19.9636;-43.8079;0;31;America/Sao_Paulo;16735
3154002;Raul Soares;MG;raul-soares;-20.1061;-42.4502;0;33;America/Sao_Paulo;23882
3154101;Recreio;MG;recreio;-21.5289;-42.4676;0;32;America/Sao_Paulo;11337
3154150;Reduto;MG;reduto;-20.2401;-41.9848;0;33;America/Sao_Paulo;8170
3154200;Resende Costa;MG;resende-costa;-20.9171;-44.2407;0;32;America/Sao_Paulo;11520
3154309;Resplendor;MG;resplendor;-19.3194;-41.2462;0;33;America/Sao_Paulo;17612
3154408;Ressaquinha;MG;ressaquinha;-21.0642;-43.7598;0;32;America/Sao_Paulo;4641
3154457;Riachinho;MG;riachinho;-16.2258;-45.9888;0;38;America/Sao_Paulo;6890
3154507;Riacho dos Machados;MG;riacho-dos-machados;-16.0091;-43.0488;0;38;America/Sao_Paulo;8886
3154606;Ribeirão das Neves;MG;ribeirao-das-neves;-19.7621;-44.0844;0;31;America/Sao_Paulo;344828
3154705;Ribeirão Vermelho;MG;ribeirao-vermelho;-21.1879;-45.0637;0;35;America/Sao_Paulo;4201
3154804;Rio Acima;MG;rio-acima;-20.0876;-43.7878;0;31;America/Sao_Paulo;10626
3154903;Rio Casca;MG;rio-casca;-20.2285;-42.6462;0;31;America/Sao_Paulo;12921
3155009;Rio Doce;MG;rio-doce;-20.2412;-42.8995;0;31;America/Sao_Paulo;2542
3155108;Rio do Prado;MG;rio-do-prado;-16.6056;-40.5714;0;33;America/Sao_Paulo;4679
3155207;Rio Espera;MG;rio-espera;-20.855;-43.4721;0;31;America/Sao_Paulo;5479
3155306;Rio Manso;MG;rio-manso;-20.2666;-44.3069;0;31;America/Sao_Paulo;5727
3155405;Rio Novo;MG;rio-novo;-21.4649;-43.1168;0;32;America/Sao_Paulo;8689
3155504;Rio Paranaíba;MG;rio-paranaiba;-19.1861;-46.2455;0;34;America/Sao_Paulo;15143
3155603;Rio Pardo de Minas;MG;rio-pardo-de-minas;-15.616;-42.5405;0;38;America/Sao_Paulo;29123
3155702;Rio Piracicaba;MG;rio-piracicaba;-19.9284;-43.1829;0;31;America/Sao_Paulo;15001
3155801;Rio Pomba;MG;rio-pomba;-21.2712;-43.1696;0;32;America/Sao_Paulo;17856
3155900;Rio Preto;MG;rio-preto;-22.0861;-43.8293;0;32;America/Sao_Paulo;5240
3156007;Rio Vermelho;MG;rio-vermelho;-18.2922;-43.0018;0;33;America/Sao_Paulo;12815
3156106;Ritápolis;MG;ritapolis;-21.0276;-44.3204;0;32;America/Sao_Paulo;5115
3156205;Rochedo de Minas;MG;rochedo-de-minas;-21.6284;-43.0165;0;32;America/Sao_Paulo;2363
3156304;Rodeiro;MG;rodeiro;-21.2035;-42.8586;0;32;America/Sao_Paulo;9064
3156403;Romaria;MG;romaria;-18.8838;-47.5782;0;34;America/Sao_Paulo;3440
3156452;Rosário da Limeira;MG;rosario-da-limeira;-20.9812;-42.5112;0;32;America/Sao_Paulo;4896
3156502;Rubelita;MG;rubelita;-16.4053;-42.261;0;38;America/Sao_Paulo;5572
3156601;Rubim;MG;rubim;-16.3775;-40.5397;0;33;America/Sao_Paulo;10575
3156700;Sabará;MG;sabara;-19.884;-43.8263;0;31;America/Sao_Paulo;134286
3156809;Sabinópolis;MG;sabinopolis;-18.6653;-43.0752;0;33;America/Sao_Paulo;14382
3156908;Sacramento;MG;sacramento;-19.8622;-47.4508;0;34;America/Sao_Paulo;27891
3157005;Salinas;MG;salinas;-16.1753;-42.2964;0;38;America/Sao_Paulo;41641
3157104;Salto da Divisa;MG;salto-da-divisa;-16.0063;-39.9391;0;33;America/Sao_Paulo;6164
3157203;Santa Bárbara;MG;santa-barbara;-19.9604;-43.4101;0;31;America/Sao_Paulo;31756
3157252;Santa Bárbara do Leste;MG;santa-barbara-do-leste;-19.9753;-42.1457;0;33;America/Sao_Paulo;8737
3157278;Santa Bárbara do Monte Verde;MG;santa-barbara-do-monte-verde;-21.9592;-43.7027;0;32;America/Sao_Paulo;3199
3157302;Santa Bárbara do Tugúrio;MG;santa-barbara-do-tugurio;-21.2431;-43.5607;0;32;America/Sao_Paulo;4262
3157336;Santa Cruz de Minas;MG;santa-cruz-de-minas;-21.1241;-44.2202;0;32;America/Sao_Paulo;8321
3157377;Santa Cruz de Salinas;MG;santa-cruz-de-salinas;-16.0967;-41.7418;0;38;America/Sao_Paulo;3944
3157401;Santa Cruz do Escalvado;MG;santa-cruz-do-escalvado;-20.2372;-42.8169;0;31;America/Sao_Paulo;4743
3157500;Santa Efigênia de Minas;MG;santa-efigenia-de-minas;-18.8235;-42.4388;0;33;America/Sao_Paulo;4067
3157609;Santa Fé de Minas;MG;santa-fe-de-minas;-16.6859;-45.4102;0;38;America/Sao_Paulo;3551
3157658;Santa Helena de Minas;MG;santa-helena-de-minas;-16.9707;-40.6727;0;33;America/Sao_Paulo;6059
3157708;Santa Juliana;MG;santa-juliana;-19.3108;-47.5322;0;34;America/Sao_Paulo;16568
3157807;Santa Luzia;MG;santa-luzia;-19.7548;-43.8497;0;31;America/Sao_Paulo;229483
3157906;Santa Margarida;MG;santa-margarida;-20.3839;-42.2519;0;31;America/Sao_Paulo;16903
3158003;Santa Maria de Itabira;MG;santa-maria-de-itabira;-19.4431;-43.1064;0;31;America/Sao_Paulo;10716
3158102;Santa Maria do Salto;MG;santa-maria-do-salto;-16.2479;-40.1512;0;33;America/Sao_Paulo;4803
3158201;Santa Maria do Suaçuí;MG;santa-maria-do-suacui;-18.1896;-42.4139;0;33;America/Sao_Paulo;12898
3158300;Santana da Vargem;MG;santana-da-vargem;-21.2449;-45.5005;0;35;America/Sao_Paulo;6781
3158409;Santana de Cataguases;MG;santana-de-cataguases;-21.2893;-42.5524;0;32;America/Sao_Paulo;3553
3158508;Santana de Pirapama;MG;santana-de-pirapama;-18.9962;-44.0409;0;31;America/Sao_Paulo;7079
3158607;Santana do Deserto;MG;santana-do-deserto;-21.9512;-43.1583;0;32;America/Sao_Paulo;3819
3158706;Santana do Garambéu;MG;santana-do-garambeu;-21.5983;-44.105;0;32;America/Sao_Paulo;2175
3158805;Santana do Jacaré;MG;santana-do-jacare;-20.9007;-45.1285;0;35;America/Sao_Paulo;4265
3158904;Santana do Manhuaçu;MG;santana-do-manhuacu;-20.1031;-41.9278;0;33;America/Sao_Paulo;9236
3158953;Santana do Paraíso;MG;santana-do-paraiso;-19.3661;-42.5446;0;31;America/Sao_Paulo;48286
3159001;Santana do Riacho;MG;santana-do-riacho;-19.1662;-43.722;0;31;America/Sao_Paulo;5579
3159100;Santana dos Montes;MG;santana-dos-montes;-20.7868;-43.6949;0;31;America/Sao_Paulo;3507
3159209;Santa Rita de Caldas;MG;santa-rita-de-caldas;-22.0292;-46.3385;0;35;America/Sao_Paulo;8588
3159308;Santa Rita de Jacutinga;MG;santa-rita-de-jacutinga;-22.1474;-44.0977;0;32;America/Sao_Paulo;4836
3159357;Santa Rita de Minas;MG;santa-rita-de-minas;-19.876;-42.1363;0;33;America/Sao_Paulo;6952
3159407;Santa Rita de Ibitipoca;MG;santa-rita-de-ibitipoca;-21.5658;-43.9163;0;32;America/Sao_Paulo;3344
3159506;Santa Rita do Itueto;MG;santa-rita-do-itueto;-19.3576;-41.3821;0;33;America/Sao_Paulo;5973
3159605;Santa Rita do Sapucaí;MG;santa-rita-do-sapucai;-22.2461;-45.7034;0;35;America/Sao_Paulo;42320
3159704;Santa Rosa da Serra;MG;santa-rosa-da-serra;-19.5186;-45.9611;0;34;America/Sao_Paulo;3476
3159803;Santa Vitória;MG;santa-vitoria;-18.8414;-50.1208;0;34;America/Sao_Paulo;21745
3159902;Santo Antônio do Amparo;MG;santo-antonio-do-amparo;-20.943;-44.9176;0;35;America/Sao_Paulo;17651
3160009;Santo Antônio do Aventureiro;MG;santo-antonio-do-aventureiro;-21.7606;-42.8115;0;32;America/Sao_Paulo;3881
3160108;Santo Antônio do Grama;MG;santo-antonio-do-grama;-20.3185;-42.6047;0;31;America/Sao_Paulo;4342
3160207;Santo Antônio do Itambé;MG;santo-antonio-do-itambe;-18.4609;-43.3006;0;33;America/Sao_Paulo;3979
3160306;Santo Antônio do Jacinto;MG;santo-antonio-do-jacinto;-16.5332;-40.1817;0;33;America/Sao_Paulo;10397
3160405;Santo Antônio do Monte;MG;santo-antonio-do-monte;-20.085;-45.2947;0;37;America/Sao_Paulo;28358
3160454;Santo Antônio do Retiro;MG;santo-antonio-do-retiro;-15.3393;-42.6171;0;38;America/Sao_Paulo;6743
3160504;Santo Antônio do Rio Abaixo;MG;santo-antonio-do-rio-abaixo;-19.2374;-43.2604;0;31;America/Sao_Paulo;1853
3160603;Santo Hipólito;MG;santo-hipolito;-18.2968;-44.2229;0;38;America/Sao_Paulo;2720
3160702;Santos Dumont;MG;santos-dumont;-21.4634;-43.5499;0;32;America/Sao_Paulo;43392
3160801;São Bento Abade;MG;sao-bento-abade;-21.5839;-45.0699;0;35;America/Sao_Paulo;4835
3160900;São Brás do Suaçuí;MG;sao-bras-do-suacui;-20.6242;-43.9515;0;31;America/Sao_Paulo;4133
3160959;São Domingos das Dores;MG;sao-domingos-das-dores;-19.5246;-42.0106;0;33;America/Sao_Paulo;5778
3161007;São Domingos do Prata;MG;sao-domingos-do-prata;-19.8678;-42.971;0;31;America/Sao_Paulo;17771
3161056;São Félix de Minas;MG;sao-felix-de-minas;-18.5959;-41.4889;0;33;America/Sao_Paulo;3252
3161106;São Francisco;MG;sao-francisco;-15.9514;-44.8593;0;38;America/Sao_Paulo;54239
3161205;São Francisco de Paula;MG;sao-francisco-de-paula;-20.7036;-44.9838;0;37;America/Sao_Paulo;6293
3161304;São Francisco de Sales;MG;sao-francisco-de-sales;-19.8611;-49.7727;0;34;America/Sao_Paulo;5857
3161403;São Francisco do Glória;MG;sao-francisco-do-gloria;-20.7923;-42.2673;0;32;America/Sao_Paulo;4866
3161502;São Geraldo;MG;sao-geraldo;-20.9252;-42.8364;0;32;America/Sao_Paulo;10517
3161601;São Geraldo da Piedade;MG;sao-geraldo-da-piedade;-18.8411;-42.2867;0;33;America/Sao_Paulo;3258
3161650;São Geraldo do Baixio;MG;sao-geraldo-do-baixio;-18.9097;-41.363;0;33;America/Sao_Paulo;3175
3161700;São Gonçalo do Abaeté;MG;sao-goncalo-do-abaete;-18.3315;-45.8265;0;38;America/Sao_Paulo;7521
3161809;São Gonçalo do Pará;MG;sao-goncalo-do-para;-19.9822;-44.8593;0;37;America/Sao_Paulo;12192
3161908;São Gonçalo do Rio Abaixo;MG;sao-goncalo-do-rio-abaixo;-19.8221;-43.366;0;31;America/Sao_Paulo;12353
3162005;São Gonçalo do Sapucaí;MG;sao-goncalo-do-sapucai;-21.8932;-45.5893;0;35;America/Sao_Paulo;24480
3162104;São Gotardo;MG;sao-gotardo;-19.3087;-46.0465;0;34;America/Sao_Paulo;43309
3162203;São João Batista do Glória;MG;sao-joao-batista-do-gloria;-20.635;-46.508;0;35;America/Sao_Paulo;7912
3162252;São João da Lagoa;MG;sao-joao-da-lagoa;-16.8455;-44.3507;0;38;America/Sao_Paulo;4950
3162302;São João da Mata;MG;sao-joao-da-mata;-21.928;-45.9297;0;35;America/Sao_Paulo;3000
3162401;São João da Ponte;MG;sao-joao-da-ponte;-15.9271;-44.0096;0;38;America/Sao_Paulo;24269
3162450;São João das Missões;MG;sao-joao-das-missoes;-14.8859;-44.0922;0;38;America/Sao_Paulo;13467
3162500;São João del Rei;MG;sao-joao-del-rei;-21.1311;-44.2526;0;32;America/Sao_Paulo;94062
3162559;São João do Manhuaçu;MG;sao-joao-do-manhuacu;-20.3933;-42.1533;0;33;America/Sao_Paulo;11614
3162575;São João do Manteninha;MG;sao-joao-do-manteninha;-18.723;-41.1628;0;33;America/Sao_Paulo;5468
3162609;São João do Oriente;MG;sao-joao-do-oriente;-19.3384;-42.1575;0;33;America/Sao_Paulo;7139
3162658;São João do Pacuí;MG;sao-joao-do-pacui;-16.5373;-44.5134;0;38;America/Sao_Paulo;4052
3162708;São João do Paraíso;MG;sao-joao-do-paraiso;-15.3168;-42.0213;0;38;America/Sao_Paulo;24604
3162807;São João Evangelista;MG;sao-joao-evangelista;-18.548;-42.7655;0;33;America/Sao_Paulo;15617
3162906;São João Nepomuceno;MG;sao-joao-nepomuceno;-21.5381;-43.0069;0;32;America/Sao_Paulo;26478
3162922;São Joaquim de Bicas;MG;sao-joaquim-de-bicas;-20.048;-44.2749;0;31;America/Sao_Paulo;36496
3162948;São José da Barra;MG;sao-jose-da-barra;-20.7178;-46.313;0;35;America/Sao_Paulo;8084
3162955;São José da Lapa;MG;sao-jose-da-lapa;-19.6971;-43.9586;0;31;America/Sao_Paulo;27710
3163003;São José da Safira;MG;sao-jose-da-safira;-18.3243;-42.1431;0;33;America/Sao_Paulo;3861
3163102;São José da Varginha;MG;sao-jose-da-varginha;-19.7006;-44.556;0;37;America/Sao_Paulo;4677
3163201;São José do Alegre;MG;sao-jose-do-alegre;-22.3243;-45.5258;0;35;America/Sao_Paulo;4242
3163300;São José do Divino;MG;sao-jose-do-divino;-18.4793;-41.3907;0;33;America/Sao_Paulo;3501
3163409;São José do Goiabal;MG;sao-jose-do-goiabal;-19.9214;-42.7035;0;31;America/Sao_Paulo;5492
3163508;São José do Jacuri;MG;sao-jose-do-jacuri;-18.281;-42.6729;0;33;America/Sao_Paulo;6298
3163607;São José do Mantimento;MG;sao-jose-do-mantimento;-20.0058;-41.7486;0;33;America/Sao_Paulo;2834
3163706;São Lourenço;MG;sao-lourenco;-22.1166;-45.0506;0;35;America/Sao_Paulo;46653
3163805;São Miguel do Anta;MG;sao-miguel-do-anta;-20.7067;-42.7174;0;31;America/Sao_Paulo;6430
3163904;São Pedro da União;MG;sao-pedro-da-uniao;-21.131;-46.6123;0;35;America/Sao_Paulo;4979
3164001;São Pedro dos Ferros;MG;sao-pedro-dos-ferros;-20.1732;-42.5251;0;33;America/Sao_Paulo;7194
3164100;São Pedro do Suaçuí;MG;sao-pedro-do-suacui;-18.3609;-42.5981;0;33;America/Sao_Paulo;5166
3164209;São Romão;MG;sao-romao;-16.3641;-45.0749;0;38;America/Sao_Paulo;10553
3164308;São Roque de Minas;MG;sao-roque-de-minas;-20.249;-46.3639;0;37;America/Sao_Paulo;7341
3164407;São Sebastião da Bela Vista;MG;sao-sebastiao-da-bela-vista;-22.1583;-45.7546;0;35;America/Sao_Paulo;6694
3164431;São Sebastião da Vargem Alegre;MG;sao-sebastiao-da-vargem-alegre;-21.0718;-42.6379;0;32;America/Sao_Paulo;3219
3164472;São Sebastião do Anta;MG;sao-sebastiao-do-anta;-19.5064;-41.985;0;33;America/Sao_Paulo;6386
3164506;São Sebastião do Maranhão;MG;sao-sebastiao-do-maranhao;-18.0873;-42.5659;0;33;America/Sao_Paulo;10244
3164605;São Sebastião do Oeste;MG;sao-sebastiao-do-oeste;-20.2758;-45.0063;0;37;America/Sao_Paulo;9355
3164704;São Sebastião do Paraíso;MG;sao-sebastiao-do-paraiso;-20.9167;-46.9837;0;35;America/Sao_Paulo;74742
3164803;São Sebastião do Rio Preto;MG;sao-sebastiao-do-rio-preto;-19.2959;-43.1757;0;31;America/Sao_Paulo;1248
3164902;São Sebastião do Rio Verde;MG;sao-sebastiao-do-rio-verde;-22.2183;-44.9761;0;35;America/Sao_Paulo;2373
3165008;São Tiago;MG;sao-tiago;-20.9075;-44.5098;0;32;America/Sao_Paulo;11517
3165107;São Tomás de Aquino;MG;sao-tomas-de-aquino;-20.7791;-47.0962;0;35;America/Sao_Paulo;6853
3165206;São Tomé das Letras;MG;sao-tome-das-letras;-21.7218;-44.9849;0;35;America/Sao_Paulo;7089
3165305;São Vicente de Minas;MG;sao-vicente-de-minas;-21.7042;-44.4431;0;35;America/Sao_Paulo;6935
3165404;Sapucaí-Mirim;MG;sapucai-mirim;-22.7409;-45.738;0;35;America/Sao_Paulo;6462
3165503;Sardoá;MG;sardoa;-18.7828;-42.3629;0;33;America/Sao_Paulo;5164
3165537;Sarzedo;MG;sarzedo;-20.0367;-44.1446;0;31;America/Sao_Paulo;39327
3165552;Setubinha;MG;setubinha;-17.6002;-42.1587;0;33;America/Sao_Paulo;10032
3165560;Sem-Peixe;MG;sem-peixe;-20.1008;-42.8483;0;31;America/Sao_Paulo;2441
3165578;Senador Amaral;MG;senador-amaral;-22.5869;-46.1763;0;35;America/Sao_Paulo;6458
3165602;Senador Cortes;MG;senador-cortes;-21.7986;-42.9424;0;32;America/Sao_Paulo;2319
3165701;Senador Firmino;MG;senador-firmino;-20.9158;-43.0904;0;32;America/Sao_Paulo;7945
3165800;Senador José Bento;MG;senador-jose-bento;-22.1633;-46.1792;0;35;America/Sao_Paulo;2137
3165909;Senador Modestino Gonçalves;MG;senador-modestino-goncalves;-17.9465;-43.2172;0;38;America/Sao_Paulo;4035
3166006;Senhora de Oliveira;MG;senhora-de-oliveira;-20.7972;-43.3394;0;31;America/Sao_Paulo;5584
3166105;Senhora do Porto;MG;senhora-do-porto;-18.8909;-43.0799;0;33;America/Sao_Paulo;3088
3166204;Senhora dos Remédios;MG;senhora-dos-remedios;-21.0351;-43.5812;0;32;America/Sao_Paulo;10640
3166303;Sericita;MG;sericita;-20.4748;-42.4828;0;31;America/Sao_Paulo;7536
3166402;Seritinga;MG;seritinga;-21.9134;-44.518;0;35;America/Sao_Paulo;1864
3166501;Serra Azul de Minas;MG;serra-azul-de-minas;-18.3602;-43.1675;0;38;America/Sao_Paulo;3829
3166600;Serra da Saudade;MG;serra-da-saudade;-19.4447;-45.795;0;37;America/Sao_Paulo;854
3166709;Serra dos Aimorés;MG;serra-dos-aimores;-17.7872;-40.2453;0;33;America/Sao_Paulo;6936
3166808;Serra do Salitre;MG;serra-do-salitre;-19.1083;-46.6961;0;34;America/Sao_Paulo;12210
3166907;Serrania;MG;serrania;-21.5441;-46.0417;0;35;America/Sao_Paulo;7802
3166956;Serranópolis de Minas;MG;serranopolis-de-minas;-15.8176;-42.8732;0;38;America/Sao_Paulo;4496
3167004;Serranos;MG;serranos;-21.8857;-44.5125;0;35;America/Sao_Paulo;2035
3167103;Serro;MG;serro;-18.5991;-43.3744;0;38;America/Sao_Paulo;22550
3167202;Sete Lagoas;MG;sete-lagoas;-19.4569;-44.2413;0;31;America/Sao_Paulo;237931
3167301;Silveirânia;MG;silveirania;-21.1615;-43.2128;0;32;America/Sao_Paulo;2391
3167400;Silvianópolis;MG;silvianopolis;-22.0274;-45.8385;0;35;America/Sao_Paulo;6336
3167509;Simão Pereira;MG;simao-pereira;-21.964;-43.3088;0;32;America/Sao_Paulo;3060
3167608;Simonésia;MG;simonesia;-20.1341;-42.0091;0;33;America/Sao_Paulo;20339
3167707;Sobrália;MG;sobralia;-19.2345;-42.0998;0;33;America/Sao_Paulo;5175
3167806;Soledade de Minas;MG;soledade-de-minas;-22.0554;-45.0464;0;35;America/Sao_Paulo;5733
3167905;Tabuleiro;MG;tabuleiro;-21.3632;-43.2381;0;32;America/Sao_Paulo;4098
3168002;Taiobeiras;MG;taiobeiras;-15.8106;-42.2259;0;38;America/Sao_Paulo;34392
3168051;Taparuba;MG;taparuba;-19.7621;-41.608;0;33;America/Sao_Paulo;3492
3168101;Tapira;MG;tapira;-19.9166;-46.8264;0;34;America/Sao_Paulo;4212
3168200;Tapiraí;MG;tapirai;-19.8936;-46.0221;0;37;America/Sao_Paulo;1707
3168309;Taquaraçu de Minas;MG;taquaracu-de-minas;-19.6652;-43.6922;0;31;America/Sao_Paulo;4368
3168408;Tarumirim;MG;tarumirim;-19.2835;-42.0097;0;33;America/Sao_Paulo;15072
3168507;Teixeiras;MG;teixeiras;-20.6561;-42.8564;0;31;America/Sao_Paulo;12634
3168606;Teófilo Otoni;MG;teofilo-otoni;-17.8595;-41.5087;0;33;America/Sao_Paulo;142571
3168705;Timóteo;MG;timoteo;-19.5811;-42.6471;0;31;America/Sao_Paulo;84087
3168804;Tiradentes;MG;tiradentes;-21.1102;-44.1744;0;32;America/Sao_Paulo;8008
3168903;Tiros;MG;tiros;-19.0037;-45.9626;0;34;America/Sao_Paulo;8172
3169000;Tocantins;MG;tocantins;-21.1774;-43.0127;0;32;America/Sao_Paulo;16574
3169059;Tocos do Moji;MG;tocos-do-moji;-22.3698;-46.0971;0;35;America/Sao_Paulo;3899
3169109;Toledo;MG;toledo;-22.7421;-46.3728;0;35;America/Sao_Paulo;7541
3169208;Tombos;MG;tombos;-20.9086;-42.0228;0;32;America/Sao_Paulo;8699
3169307;Três Corações;MG;tres-coracoes;-21.6921;-45.2511;0;35;America/Sao_Paulo;78079
3169356;Três Marias;MG;tres-marias;-18.2048;-45.2473;0;38;America/Sao_Paulo;29927
3169406;Três Pontas;MG;tres-pontas;-21.3694;-45.5109;0;35;America/Sao_Paulo;57086
3169505;Tumiritinga;MG;tumiritinga;-18.9844;-41.6527;0;33;America/Sao_Paulo;5973
3169604;Tupaciguara;MG;tupaciguara;-18.5866;-48.6985;0;34;America/Sao_Paulo;26482
3169703;Turmalina;MG;turmalina;-17.2828;-42.7285;0;38;America/Sao_Paulo;20650
3169802;Turvolândia;MG;turvolandia;-21.8733;-45.7859;0;35;America/Sao_Paulo;5078
3169901;Ubá;MG;uba;-21.1204;-42.9359;0;32;America/Sao_Paulo;107222
3170008;Ubaí;MG;ubai;-16.2885;-44.7783;0;38;America/Sao_Paulo;11977
3170057;Ubaporanga;MG;ubaporanga;-19.6351;-42.1059;0;33;America/Sao_Paulo;13423
3170107;Uberaba;MG;uberaba;-19.7472;-47.9381;0;34;America/Sao_Paulo;354142
3170206;Uberlândia;MG;uberlandia;-18.9141;-48.2749;0;34;America/Sao_Paulo;754954
3170305;Umburatiba;MG;umburatiba;-17.2548;-40.5779;0;33;America/Sao_Paulo;2742
3170404;Unaí;MG;unai;-16.3592;-46.9022;0;38;America/Sao_Paulo;90724
3170438;União de Minas;MG;uniao-de-minas;-19.5299;-50.338;0;34;America/Sao_Paulo;3848
3170479;Uruana de Minas;MG;uruana-de-minas;-16.0634;-46.2443;0;38;America/Sao_Paulo;3360
3170503;Urucânia;MG;urucania;-20.3521;-42.737;0;31;America/Sao_Paulo;10875
3170529;Urucuia;MG;urucuia;-16.1244;-45.7352;0;38;America/Sao_Paulo;18291
3170578;Vargem Alegre;MG;vargem-alegre;-19.5988;-42.2949;0;33;America/Sao_Paulo;5834
3170602;Vargem Bonita;MG;vargem-bonita;-20.3333;-46.3688;0;37;America/Sao_Paulo;2206
3170651;Vargem Grande do Rio Pardo;MG;vargem-grande-do-rio-pardo;-15.3987;-42.3085;0;38;America/Sao_Paulo;4727
3170701;Varginha;MG;varginha;-21.5556;-45.4364;0;35;America/Sao_Paulo;142802
3170750;Varjão de Minas;MG;varjao-de-minas;-18.3741;-46.0313;0;38;America/Sao_Paulo;7243
3170800;Várzea da Palma;MG;varzea-da-palma;-17.5944;-44.7226;0;38;America/Sao_Paulo;34639
3170909;Varzelândia;MG;varzelandia;-15.6992;-44.0278;0;38;America/Sao_Paulo;19214
3171006;Vazante;MG;vazante;-17.9827;-46.9088;0;34;America/Sao_Paulo;20433
3171030;Verdelândia;MG;verdelandia;-15.5845;-43.6121;0;38;America/Sao_Paulo;7770
3171071;Veredinha;MG;veredinha;-17.3974;-42.7307;0;38;America/Sao_Paulo;5257
3171105;Veríssimo;MG;verissimo;-19.6657;-48.3118;0;34;America/Sao_Paulo;3480
3171154;Vermelho Novo;MG;vermelho-novo;-20.0406;-42.2688;0;33;America/Sao_Paulo;5034
3171204;Vespasiano;MG;vespasiano;-19.6883;-43.9239;0;31;America/Sao_Paulo;136826
3171303;Viçosa;MG;vicosa;-20.7559;-42.8742;0;31;America/Sao_Paulo;79221
3171402;Vieiras;MG;vieiras;-20.867;-42.2401;0;32;America/Sao_Paulo;3780
3171501;Mathias Lobato;MG;mathias-lobato;-18.59;-41.9166;0;33;America/Sao_Paulo;3069
3171600;Virgem da Lapa;MG;virgem-da-lapa;-16.807;-42.3431;0;33;America/Sao_Paulo;11867
3171709;Virgínia;MG;virginia;-22.3264;-45.0965;0;35;America/Sao_Paulo;9142
3171808;Virginópolis;MG;virginopolis;-18.8154;-42.7015;0;33;America/Sao_Paulo;10519
3171907;Virgolândia;MG;virgolandia;-18.4738;-42.3067;0;33;America/Sao_Paulo;4530
3172004;Visconde do Rio Branco;MG;visconde-do-rio-branco;-21.0127;-42.8361;0;32;America/Sao_Paulo;40608
3172103;Volta Grande;MG;volta-grande;-21.7671;-42.5375;0;32;America/Sao_Paulo;4473
3172202;Wenceslau Braz;MG;wenceslau-braz;-22.5368;-45.3626;0;35;America/Sao_Paulo;2387
3200102;Afonso Cláudio;ES;afonso-claudio;-20.0778;-41.1261;0;27;America/Sao_Paulo;32446
3200136;Águia Branca;ES;aguia-branca;-18.9846;-40.7437;0;27;America/Sao_Paulo;10124
3200169;Água Doce do Norte;ES;agua-doce-do-norte;-18.5482;-40.9854;0;27;America/Sao_Paulo;12559
3200201;Alegre;ES;alegre;-20.758;-41.5382;0;28;America/Sao_Paulo;30744
3200300;Alfredo Chaves;ES;alfredo-chaves;-20.6396;-40.7543;0;27;America/Sao_Paulo;14373
3200359;Alto Rio Novo;ES;alto-rio-novo;-19.0618;-41.0209;0;27;America/Sao_Paulo;7747
3200409;Anchieta;ES;anchieta;-20.7955;-40.6425;0;28;America/Sao_Paulo;32584
3200508;Apiacá;ES;apiaca;-21.1523;-41.5693;0;28;America/Sao_Paulo;7474
3200607;Aracruz;ES;aracruz;-19.82;-40.2764;0;27;America/Sao_Paulo;102410
3200706;Atílio Vivácqua;ES;atilio-vivacqua;-20.913;-41.1986;0;28;America/Sao_Paulo;11013
3200805;Baixo Guandu;ES;baixo-guandu;-19.5213;-41.0109;0;27;America/Sao_Paulo;32694
3200904;Barra de São Francisco;ES;barra-de-sao-francisco;-18.7548;-40.8965;0;27;America/Sao_Paulo;45250
3201001;Boa Esperança;ES;boa-esperanca;-18.5395;-40.3025;0;27;America/Sao_Paulo;14079
3201100;Bom Jesus do Norte;ES;bom-jesus-do-norte;-21.1173;-41.6731;0;28;America/Sao_Paulo;10764
3201159;Brejetuba;ES;brejetuba;-20.1395;-41.2954;0;27;America/Sao_Paulo;13642
3201209;Cachoeiro de Itapemirim;ES;cachoeiro-de-itapemirim;-20.8462;-41.1198;0;28;America/Sao_Paulo;198323
3201308;Cariacica;ES;cariacica;-20.2632;-40.4165;0;27;America/Sao_Paulo;375485
3201407;Castelo;ES;castelo;-20.6033;-41.2031;0;28;America/Sao_Paulo;39396
3201506;Colatina;ES;colatina;-19.5493;-40.6269;0;27;America/Sao_Paulo;128622
3201605;Conceição da Barra;ES;conceicao-da-barra;-18.5883;-39.7362;0;27;America/Sao_Paulo;28953
3201704;Conceição do Castelo;ES;conceicao-do-castelo;-20.3639;-41.2417;0;28;America/Sao_Paulo;12448
3201803;Divino de São Lourenço;ES;divino-de-sao-lourenco;-20.6229;-41.6937;0;28;America/Sao_Paulo;5359
3201902;Domingos Martins;ES;domingos-martins;-20.3603;-40.6594;0;27;America/Sao_Paulo;37972
3202009;Dores do Rio Preto;ES;dores-do-rio-preto;-20.6931;-41.8405;0;28;America/Sao_Paulo;6885
3202108;Ecoporanga;ES;ecoporanga;-18.3702;-40.836;0;27;America/Sao_Paulo;22670
3202207;Fundão;ES;fundao;-19.937;-40.4078;0;27;America/Sao_Paulo;18824
3202256;Governador Lindenberg;ES;governador-lindenberg;-19.1864;-40.4473;0;27;America/Sao_Paulo;11467
3202306;Guaçuí;ES;guacui;-20.7668;-41.6734;0;28;America/Sao_Paulo;31290
3202405;Guarapari;ES;guarapari;-20.6772;-40.5093;0;27;America/Sao_Paulo;134944
3202454;Ibatiba;ES;ibatiba;-20.2347;-41.5087;0;28;America/Sao_Paulo;27308
3202504;Ibiraçu;ES;ibiracu;-19.8366;-40.3732;0;27;America/Sao_Paulo;12261
3202553;Ibitirama;ES;ibitirama;-20.5466;-41.6667;0;28;America/Sao_Paulo;9973
3202603;Iconha;ES;iconha;-20.7913;-40.8132;0;28;America/Sao_Paulo;12793
3202652;Irupi;ES;irupi;-20.3501;-41.6444;0;28;America/Sao_Paulo;14513
3202702;Itaguaçu;ES;itaguacu;-19.8018;-40.8601;0;27;America/Sao_Paulo;14065
3202801;Itapemirim;ES;itapemirim;-21.0095;-40.8307;0;28;America/Sao_Paulo;43362
3202900;Itarana;ES;itarana;-19.875;-40.8753;0;27;America/Sao_Paulo;10984
3203007;Iúna;ES;iuna;-20.3531;-41.5334;0;28;America/Sao_Paulo;30444
3203056;Jaguaré;ES;jaguare;-18.907;-40.0759;0;27;America/Sao_Paulo;31232
3203106;Jerônimo Monteiro;ES;jeronimo-monteiro;-20.7994;-41.3948;0;28;America/Sao_Paulo;12079
3203130;João Neiva;ES;joao-neiva;-19.7577;-40.386;0;27;America/Sao_Paulo;14391
3203163;Laranja da Terra;ES;laranja-da-terra;-19.8994;-41.0621;0;27;America/Sao_Paulo;11572
3203205;Linhares;ES;linhares;-19.3946;-40.0643;0;27;America/Sao_Paulo;181912
3203304;Mantenópolis;ES;mantenopolis;-18.8594;-41.124;0;27;America/Sao_Paulo;13173
3203320;Marataízes;ES;marataizes;-21.0398;-40.8384;0;28;America/Sao_Paulo;45418
3203346;Marechal Floriano;ES;marechal-floriano;-20.4159;-40.67;0;27;America/Sao_Paulo;18743
3203353;Marilândia;ES;marilandia;-19.4114;-40.5456;0;27;America/Sao_Paulo;13014
3203403;Mimoso do Sul;ES;mimoso-do-sul;-21.0628;-41.3615;0;28;America/Sao_Paulo;25179
3203502;Montanha;ES;montanha;-18.1303;-40.3668;0;27;America/Sao_Paulo;19752
3203601;Mucurici;ES;mucurici;-18.0965;-40.52;0;27;America/Sao_Paulo;5660
3203700;Muniz Freire;ES;muniz-freire;-20.4652;-41.4156;0;28;America/Sao_Paulo;18811
3203809;Muqui;ES;muqui;-20.9509;-41.346;0;28;America/Sao_Paulo;14213
3203908;Nova Venécia;ES;nova-venecia;-18.715;-40.4053;0;27;America/Sao_Paulo;52084
3204005;Pancas;ES;pancas;-19.2229;-40.8534;0;27;America/Sao_Paulo;19270
3204054;Pedro Canário;ES;pedro-canario;-18.3004;-39.9574;0;27;America/Sao_Paulo;22048
3204104;Pinheiros;ES;pinheiros;-18.4141;-40.2171;0;27;America/Sao_Paulo;24825
3204203;Piúma;ES;piuma;-20.8334;-40.7268;0;28;America/Sao_Paulo;23682
3204252;Ponto Belo;ES;ponto-belo;-18.1253;-40.5458;0;27;America/Sao_Paulo;6696
3204302;Presidente Kennedy;ES;presidente-kennedy;-21.0964;-41.0468;0;28;America/Sao_Paulo;14647
3204351;Rio Bananal;ES;rio-bananal;-19.2719;-40.3366;0;27;America/Sao_Paulo;20229
3204401;Rio Novo do Sul;ES;rio-novo-do-sul;-20.8556;-40.9388;0;28;America/Sao_Paulo;11479
3204500;Santa Leopoldina;ES;santa-leopoldina;-20.0999;-40.527;0;27;America/Sao_Paulo;13747
3204559;Santa Maria de Jetibá;ES;santa-maria-de-jetiba;-20.0253;-40.7439;0;27;America/Sao_Paulo;45062
3204609;Santa Teresa;ES;santa-teresa;-19.9363;-40.5979;0;27;America/Sao_Paulo;23796
3204658;São Domingos do Norte;ES;sao-domingos-do-norte;-19.1452;-40.6281;0;27;America/Sao_Paulo;9008
3204708;São Gabriel da Palha;ES;sao-gabriel-da-palha;-19.0182;-40.5365;0;27;America/Sao_Paulo;34210
3204807;São José do Calçado;ES;sao-jose-do-calcado;-21.0274;-41.6636;0;28;America/Sao_Paulo;11373
3204906;São Mateus;ES;sao-mateus;-18.7214;-39.8579;0;27;America/Sao_Paulo;133359
3204955;São Roque do Canaã;ES;sao-roque-do-canaa;-19.7411;-40.6526;0;27;America/Sao_Paulo;11271
3205002;Serra;ES;serra;-20.121;-40.3074;0;27;America/Sao_Paulo;572274
3205010;Sooretama;ES;sooretama;-19.1897;-40.0974;0;27;America/Sao_Paulo;28453
3205036;Vargem Alta;ES;vargem-alta;-20.669;-41.0179;0;28;America/Sao_Paulo;20353
3205069;Venda Nova do Imigrante;ES;venda-nova-do-imigrante;-20.327;-41.1355;0;28;America/Sao_Paulo;25168
3205101;Viana;ES;viana;-20.3825;-40.4933;0;27;America/Sao_Paulo;78442
3205150;Vila Pavão;ES;vila-pavao;-18.6091;-40.609;0;27;America/Sao_Paulo;9298
3205176;Vila Valério;ES;vila-valerio;-18.9958;-40.3849;0;27;America/Sao_Paulo;14263
3205200;Vila Velha;ES;vila-velha;-20.3417;-40.2875;0;27;America/Sao_Paulo;502899
3205309;Vitória;ES;vitoria;-20.3155;-40.3128;1;27;America/Sao_Paulo;342800
3300100;Angra dos Reis;RJ;angra-dos-reis;-23.0011;-44.3196;0;24;America/Sao_Paulo;179120
3300159;Aperibé;RJ;aperibe;-21.6252;-42.1017;0;22;America/Sao_Paulo;11420
3300209;Araruama;RJ;araruama;-22.8697;-42.3326;0;22;America/Sao_Paulo;137773
3300225;Areal;RJ;areal;-22.2283;-43.1118;0;24;America/Sao_Paulo;12236
3300233;Armação dos Búzios;RJ;armacao-dos-buzios;-22.7528;-41.8846;0;22;America/Sao_Paulo;42442
3300258;Arraial do Cabo;RJ;arraial-do-cabo;-22.9774;-42.0267;0;22;America/Sao_Paulo;32794
3300308;Barra do Piraí;RJ;barra-do-pirai;-22.4715;-43.8269;0;24;America/Sao_Paulo;98501
3300407;Barra Mansa;RJ;barra-mansa;-22.5481;-44.1752;0;24;America/Sao_Paulo;181688
3300456;Belford Roxo;RJ;belford-roxo;-22.764;-43.3992;0;21;America/Sao_Paulo;518263
3300506;Bom Jardim;RJ;bom-jardim;-22.1545;-42.4251;0;22;America/Sao_Paulo;29736
3300605;Bom Jesus do Itabapoana;RJ;bom-jesus-do-itabapoana;-21.1449;-41.6822;0;22;America/Sao_Paulo;37172
3300704;Cabo Frio;RJ;cabo-frio;-22.8894;-42.0286;0;22;America/Sao_Paulo;238166
3300803;Cachoeiras de Macacu;RJ;cachoeiras-de-macacu;-22.4658;-42.6523;0;21;America/Sao_Paulo;59837
3300902;Cambuci;RJ;cambuci;-21.5691;-41.9187;0;22;America/Sao_Paulo;15070
3300936;Carapebus;RJ;carapebus;-22.1821;-41.663;0;22;America/Sao_Paulo;14325
3300951;Comendador Levy Gasparian;RJ;comendador-levy-gasparian;-22.0404;-43.214;0;24;America/Sao_Paulo;9044
3301009;Campos dos Goytacazes;RJ;campos-dos-goytacazes;-21.7622;-41.3181;0;22;America/Sao_Paulo;519011
3301108;Cantagalo;RJ;cantagalo;-21.9797;-42.3664;0;22;America/Sao_Paulo;19996
3301157;Cardoso Moreira;RJ;cardoso-moreira;-21.4846;-41.6165;0;22;America/Sao_Paulo;13403
3301207;Carmo;RJ;carmo;-21.931;-42.6046;0;22;America/Sao_Paulo;17740
3301306;Casimiro de Abreu;RJ;casimiro-de-abreu;-22.4812;-42.2066;0;22;America/Sao_Paulo;48563
3301405;Conceição de Macabu;RJ;conceicao-de-macabu;-22.0834;-41.8719;0;22;America/Sao_Paulo;21769
3301504;Cordeiro;RJ;cordeiro;-22.0267;-42.3648;0;22;America/Sao_Paulo;21444
3301603;Duas Barras;RJ;duas-barras;-22.0536;-42.5232;0;22;America/Sao_Paulo;11354
3301702;Duque de Caxias;RJ;duque-de-caxias;-22.7858;-43.3049;0;21;America/Sao_Paulo;866347
3301801;Engenheiro Paulo de Frontin;RJ;engenheiro-paulo-de-frontin;-22.5498;-43.6827;0;24;America/Sao_Paulo;12648
3301850;Guapimirim;RJ;guapimirim;-22.5347;-42.9895;0;21;America/Sao_Paulo;54300
3301876;Iguaba Grande;RJ;iguaba-grande;-22.8495;-42.2299;0;22;America/Sao_Paulo;29577
3301900;Itaboraí;RJ;itaborai;-22.7565;-42.8639;0;21;America/Sao_Paulo;240040
3302007;Itaguaí;RJ;itaguai;-22.8636;-43.7798;0;21;America/Sao_Paulo;123980
3302056;Italva;RJ;italva;-21.4296;-41.7014;0;22;America/Sao_Paulo;14517
3302106;Itaocara;RJ;itaocara;-21.6748;-42.0758;0;22;America/Sao_Paulo;23643
3302205;Itaperuna;RJ;itaperuna;-21.1997;-41.8799;0;22;America/Sao_Paulo;107246
3302254;Itatiaia;RJ;itatiaia;-22.4897;-44.5675;0;24;America/Sao_Paulo;32694
3302270;Japeri;RJ;japeri;-22.6435;-43.6602;0;21;America/Sao_Paulo;102149
3302304;Laje do Muriaé;RJ;laje-do-muriae;-21.2091;-42.1271;0;22;America/Sao_Paulo;7584
3302403;Macaé;RJ;macae;-22.3768;-41.7848;0;22;America/Sao_Paulo;264138
3302452;Macuco;RJ;macuco;-21.9813;-42.2533;0;22;America/Sao_Paulo;5601
3302502;Magé;RJ;mage;-22.6632;-43.0315;0;21;America/Sao_Paulo;244092
3302601;Mangaratiba;RJ;mangaratiba;-22.9594;-44.0409;0;21;America/Sao_Paulo;43624
3302700;Maricá;RJ;marica;-22.9354;-42.8246;0;21;America/Sao_Paulo;211986
3302809;Mendes;RJ;mendes;-22.5245;-43.7312;0;24;America/Sao_Paulo;18049
3302858;Mesquita;RJ;mesquita;-22.8028;-43.4601;0;21;America/Sao_Paulo;178803
3302908;Miguel Pereira;RJ;miguel-pereira;-22.4572;-43.4803;0;24;America/Sao_Paulo;28123
3303005;Miracema;RJ;miracema;-21.4148;-42.1938;0;22;America/Sao_Paulo;28411
3303104;Natividade;RJ;natividade;-21.039;-41.9697;0;22;America/Sao_Paulo;15550
3303203;Nilópolis;RJ;nilopolis;-22.8057;-43.4233;0;21;America/Sao_Paulo;155544
3303302;Niterói;RJ;niteroi;-22.8832;-43.1034;0;21;America/Sao_Paulo;516720
3303401;Nova Friburgo;RJ;nova-friburgo;-22.2932;-42.5377;0;22;America/Sao_Paulo;203328
3303500;Nova Iguaçu;RJ;nova-iguacu;-22.7556;-43.4603;0;21;America/Sao_Paulo;843046
3303609;Paracambi;RJ;paracambi;-22.6078;-43.7108;0;21;America/Sao_Paulo;43656
3303708;Paraíba do Sul;RJ;paraiba-do-sul;-22.1585;-43.304;0;24;America/Sao_Paulo;44467
3303807;Paraty;RJ;paraty;-23.2221;-44.7175;0;24;America/Sao_Paulo;47614
3303856;Paty do Alferes;RJ;paty-do-alferes;-22.4309;-43.4285;0;24;America/Sao_Paulo;31345
3303906;Petrópolis;RJ;petropolis;-22.52;-43.1926;0;24;America/Sao_Paulo;294983
3303955;Pinheiral;RJ;pinheiral;-22.5172;-44.0022;0;24;America/Sao_Paulo;25085
3304003;Piraí;RJ;pirai;-22.6215;-43.9081;0;24;America/Sao_Paulo;29054
3304102;Porciúncula;RJ;porciuncula;-20.9632;-42.0465;0;22;America/Sao_Paulo;17832
3304110;Porto Real;RJ;porto-real;-22.4175;-44.2952;0;24;America/Sao_Paulo;21064
3304128;Quatis;RJ;quatis;-22.4045;-44.2597;0;24;America/Sao_Paulo;14158
3304144;Queimados;RJ;queimados;-22.7102;-43.5518;0;21;America/Sao_Paulo;149093
3304151;Quissamã;RJ;quissama;-22.1031;-41.4693;0;22;America/Sao_Paulo;23126
3304201;Resende;RJ;resende;-22.4705;-44.4509;0;24;America/Sao_Paulo;137612
3304300;Rio Bonito;RJ;rio-bonito;-22.7181;-42.6276;0;21;America/Sao_Paulo;59113
3304409;Rio Claro;RJ;rio-claro;-22.72;-44.1419;0;24;America/Sao_Paulo;17950
3304508;Rio das Flores;RJ;rio-das-flores;-22.1692;-43.5856;0;24;America/Sao_Paulo;9264
3304524;Rio das Ostras;RJ;rio-das-ostras;-22.5174;-41.9475;0;22;America/Sao_Paulo;168099
3304557;Rio de Janeiro;RJ;rio-de-janeiro;-22.9129;-43.2003;1;21;America/Sao_Paulo;6729894
3304607;Santa Maria Madalena;RJ;santa-maria-madalena;-21.9547;-42.0098;0;22;America/Sao_Paulo;10579
3304706;Santo Antônio de Pádua;RJ;santo-antonio-de-padua;-21.541;-42.1832;0;22;America/Sao_Paulo;43686
3304755;São Francisco de Itabapoana;RJ;sao-francisco-de-itabapoana;-21.4702;-41.1091;0;22;America/Sao_Paulo;47368
3304805;São Fidélis;RJ;sao-fidelis;-21.6551;-41.756;0;22;America/Sao_Paulo;41197
3304904;São Gonçalo;RJ;sao-goncalo;-22.8268;-43.0634;0;21;America/Sao_Paulo;960652
3305000;São João da Barra;RJ;sao-joao-da-barra;-21.638;-41.0446;0;22;America/Sao_Paulo;38708
3305109;São João de Meriti;RJ;sao-joao-de-meriti;-22.8058;-43.3729;0;21;America/Sao_Paulo;466536
3305133;São José de Ubá;RJ;sao-jose-de-uba;-21.3661;-41.9511;0;22;America/Sao_Paulo;7315
3305158;São José do Vale do Rio Preto;RJ;sao-jose-do-vale-do-rio-preto;-22.1525;-42.9327;0;24;America/Sao_Paulo;22799
3305208;São Pedro da Aldeia;RJ;sao-pedro-da-aldeia;-22.8429;-42.1026;0;22;America/Sao_Paulo;110556
3305307;São Sebastião do Alto;RJ;sao-sebastiao-do-alto;-21.9578;-42.1328;0;22;America/Sao_Paulo;7999
3305406;Sapucaia;RJ;sapucaia;-21.9949;-42.9142;0;24;America/Sao_Paulo;18289
3305505;Saquarema;RJ;saquarema;-22.9292;-42.5099;0;22;America/Sao_Paulo;95201
3305554;Seropédica;RJ;seropedica;-22.7526;-43.7155;0;21;America/Sao_Paulo;84737
3305604;Silva Jardim;RJ;silva-jardim;-22.6574;-42.3961;0;22;America/Sao_Paulo;22026
3305703;Sumidouro;RJ;sumidouro;-22.0485;-42.6761;0;22;America/Sao_Paulo;15690
3305752;Tanguá;RJ;tangua;-22.7423;-42.7202;0;21;America/Sao_Paulo;32858
3305802;Teresópolis;RJ;teresopolis;-22.4165;-42.9752;0;21;America/Sao_Paulo;176692
3305901;Trajano de Moraes;RJ;trajano-de-moraes;-22.0638;-42.0643;0;22;America/Sao_Paulo;10652
3306008;Três Rios;RJ;tres-rios;-22.1165;-43.2185;0;24;America/Sao_Paulo;82300
3306107;Valença;RJ;valenca;-22.2445;-43.7129;0;24;America/Sao_Paulo;71462
3306156;Varre-Sai;RJ;varre-sai;-20.9276;-41.8701;0;22;America/Sao_Paulo;10559
3306206;Vassouras;RJ;vassouras;-22.4059;-43.6686;0;24;America/Sao_Paulo;35904
3306305;Volta Redonda;RJ;volta-redonda;-22.5202;-44.0996;0;24;America/Sao_Paulo;279898
3500105;Adamantina;SP;adamantina;-21.682;-51.0737;0;18;America/Sao_Paulo;35642
3500204;Adolfo;SP;adolfo;-21.2325;-49.6451;0;17;America/Sao_Paulo;4478
3500303;Aguaí;SP;aguai;-22.0572;-46.9735;0;19;America/Sao_Paulo;32888
3500402;Águas da Prata;SP;aguas-da-prata;-21.9319;-46.7176;0;19;America/Sao_Paulo;7470
3500501;Águas de Lindóia;SP;aguas-de-lindoia;-22.4733;-46.6314;0;19;America/Sao_Paulo;18245
3500550;Águas de Santa Bárbara;SP;aguas-de-santa-barbara;-22.8812;-49.2421;0;14;America/Sao_Paulo;7407
3500600;Águas de São Pedro;SP;aguas-de-sao-pedro;-22.5977;-47.8734;0;19;America/Sao_Paulo;2829
3500709;Agudos;SP;agudos;-22.4694;-48.9863;0;14;America/Sao_Paulo;38879
3500758;Alambari;SP;alambari;-23.5503;-47.898;0;15;America/Sao_Paulo;6330
3500808;Alfredo Marcondes;SP;alfredo-marcondes;-21.9527;-51.414;0;18;America/Sao_Paulo;4556
3500907;Altair;SP;altair;-20.5242;-49.0571;0;17;America/Sao_Paulo;3479
3501004;Altinópolis;SP;altinopolis;-21.0214;-47.3712;0;16;America/Sao_Paulo;17156
3501103;Alto Alegre;SP;alto-alegre;-21.5811;-50.168;0;18;America/Sao_Paulo;3883
3501152;Alumínio;SP;aluminio;-23.5306;-47.2546;0;11;America/Sao_Paulo;17591
3501202;Álvares Florence;SP;alvares-florence;-20.3203;-49.9141;0;17;America/Sao_Paulo;3978
3501301;Álvares Machado;SP;alvares-machado;-22.0764;-51.4722;0;18;America/Sao_Paulo;28250
3501400;Álvaro de Carvalho;SP;alvaro-de-carvalho;-22.0841;-49.719;0;14;America/Sao_Paulo;4896
3501509;Alvinlândia;SP;alvinlandia;-22.4435;-49.7623;0;14;America/Sao_Paulo;2923
3501608;Americana;SP;americana;-22.7374;-47.3331;0;19;America/Sao_Paulo;246655
3501707;Américo Brasiliense;SP;americo-brasiliense;-21.7288;-48.1147;0;16;America/Sao_Paulo;33757
3501806;Américo de Campos;SP;americo-de-campos;-20.2985;-49.7359;0;17;America/Sao_Paulo;5975
3501905;Amparo;SP;amparo;-22.7088;-46.772;0;19;America/Sao_Paulo;69717
3502002;Analândia;SP;analandia;-22.1289;-47.6619;0;19;America/Sao_Paulo;4684
3502101;Andradina;SP;andradina;-20.8948;-51.3786;0;18;America/Sao_Paulo;61473
3502200;Angatuba;SP;angatuba;-23.4917;-48.4139;0;15;America/Sao_Paulo;24512
3502309;Anhembi;SP;anhembi;-22.793;-48.1336;0;14;America/Sao_Paulo;5766
3502408;Anhumas;SP;anhumas;-22.2934;-51.3895;0;18;America/Sao_Paulo;4108
3502507;Aparecida;SP;aparecida;-22.8495;-45.2325;0;12;America/Sao_Paulo;33223
3502606;Aparecida d'Oeste;SP;aparecida-doeste;-20.4487;-50.8835;0;17;America/Sao_Paulo;4124
3502705;Apiaí;SP;apiai;-24.5108;-48.8443;0;15;America/Sao_Paulo;24886
3502754;Araçariguama;SP;aracariguama;-23.4366;-47.0608;0;11;America/Sao_Paulo;22168
3502804;Araçatuba;SP;aracatuba;-21.2076;-50.4401;0;18;America/Sao_Paulo;207775
3502903;Araçoiaba da Serra;SP;aracoiaba-da-serra;-23.5029;-47.6166;0;15;America/Sao_Paulo;33656
3503000;Aramina;SP;aramina;-20.0882;-47.7873;0;16;America/Sao_Paulo;5526
3503109;Arandu;SP;arandu;-23.1386;-49.0487;0;14;America/Sao_Paulo;7050
3503158;Arapeí;SP;arapei;-22.6717;-44.4441;0;12;America/Sao_Paulo;2355
3503208;Araraquara;SP;araraquara;-21.7845;-48.178;0;16;America/Sao_Paulo;252318
3503307;Araras;SP;araras;-22.3572;-47.3842;0;19;America/Sao_Paulo;135331
3503356;Arco-Íris;SP;arco-iris;-21.7728;-50.466;0;14;America/Sao_Paulo;2085
3503406;Arealva;SP;arealva;-22.031;-48.9135;0;14;America/Sao_Paulo;8280
3503505;Areias;SP;areias;-22.5786;-44.6992;0;12;America/Sao_Paulo;3625
3503604;Areiópolis;SP;areiopolis;-22.6672;-48.6681;0;14;America/Sao_Paulo;10257
3503703;Ariranha;SP;ariranha;-21.1872;-48.7904;0;17;America/Sao_Paulo;7653
3503802;Artur Nogueira;SP;artur-nogueira;-22.5727;-47.1727;0;19;America/Sao_Paulo;53157
3503901;Arujá;SP;aruja;-23.3965;-46.32;0;11;America/Sao_Paulo;89943
3503950;Aspásia;SP;aspasia;-20.16;-50.728;0;17;America/Sao_Paulo;1873
3504008;Assis;SP;assis;-22.66;-50.4183;0;18;America/Sao_Paulo;104642
3504107;Atibaia;SP;atibaia;-23.1171;-46.5563;0;11;America/Sao_Paulo;166043
3504206;Auriflama;SP;auriflama;-20.6836;-50.5572;0;17;America/Sao_Paulo;13873
3504305;Avaí;SP;avai;-22.1514;-49.3356;0;14;America/Sao_Paulo;4519
3504404;Avanhandava;SP;avanhandava;-21.4584;-49.9509;0;18;America/Sao_Paulo;11438
3504503;Avaré;SP;avare;-23.1067;-48.9251;0;14;America/Sao_Paulo;96098
3504602;Bady Bassitt;SP;bady-bassitt;-20.9197;-49.4385;0;17;America/Sao_Paulo;28909
3504701;Balbinos;SP;balbinos;-21.8963;-49.3619;0;14;America/Sao_Paulo;3963
3504800;Bálsamo;SP;balsamo;-20.7348;-49.5865;0;17;America/Sao_Paulo;9854
3504909;Bananal;SP;bananal;-22.6819;-44.3281;0;12;America/Sao_Paulo;10109
3505005;Barão de Antonina;SP;barao-de-antonina;-23.6284;-49.5634;0;15;America/Sao_Paulo;3618
3505104;Barbosa;SP;barbosa;-21.2657;-49.9518;0;18;America/Sao_Paulo;5659
3505203;Bariri;SP;bariri;-22.073;-48.7438;0;14;America/Sao_Paulo;32405
3505302;Barra Bonita;SP;barra-bonita;-22.4909;-48.5583;0;14;America/Sao_Paulo;35159
3505351;Barra do Chapéu;SP;barra-do-chapeu;-24.4722;-49.0238;0;15;America/Sao_Paulo;5256
3505401;Barra do Turvo;SP;barra-do-turvo;-24.759;-48.5013;0;15;America/Sao_Paulo;6922
3505500;Barretos;SP;barretos;-20.5531;-48.5698;0;17;America/Sao_Paulo;126600
3505609;Barrinha;SP;barrinha;-21.1864;-48.1636;0;16;America/Sao_Paulo;33181
3505708;Barueri;SP;barueri;-23.5057;-46.879;0;11;America/Sao_Paulo;330339
3505807;Bastos;SP;bastos;-21.921;-50.7357;0;14;America/Sao_Paulo;21900
3505906;Batatais;SP;batatais;-20.8929;-47.5921;0;16;America/Sao_Paulo;59873
3506003;Bauru;SP;bauru;-22.3246;-49.0871;0;14;America/Sao_Paulo;391740
3506102;Bebedouro;SP;bebedouro;-20.9491;-48.4791;0;17;America/Sao_Paulo;78210
3506201;Bento de Abreu;SP;bento-de-abreu;-21.2686;-50.814;0;18;America/Sao_Paulo;2642
3506300;Bernardino de Campos;SP;bernardino-de-campos;-23.0164;-49.4679;0;14;America/Sao_Paulo;11852
3506359;Bertioga;SP;bertioga;-23.8486;-46.1396;0;13;America/Sao_Paulo;66873
3506409;Bilac;SP;bilac;-21.404;-50.4746;0;18;America/Sao_Paulo;7455
3506508;Birigui;SP;birigui;-21.291;-50.3432;0;18;America/Sao_Paulo;122988
3506607;Biritiba Mirim;SP;biritiba-mirim;-23.5698;-46.0407;0;11;America/Sao_Paulo;30526
3506706;Boa Esperança do Sul;SP;boa-esperanca-do-sul;-21.9918;-48.3906;0;16;America/Sao_Paulo;13135
3506805;Bocaina;SP;bocaina;-22.1365;-48.523;0;14;America/Sao_Paulo;11467
3506904;Bofete;SP;bofete;-23.1055;-48.2582;0;14;America/Sao_Paulo;10688
3507001;Boituva;SP;boituva;-23.2855;-47.6786;0;15;America/Sao_Paulo;63415
3507100;Bom Jesus dos Perdões;SP;bom-jesus-dos-perdoes;-23.1356;-46.4675;0;11;America/Sao_Paulo;22501
3507159;Bom Sucesso de Itararé;SP;bom-sucesso-de-itarare;-24.3155;-49.1451;0;15;America/Sao_Paulo;3610
3507209;Borá;SP;bora;-22.2696;-50.5409;0;18;America/Sao_Paulo;928
3507308;Boracéia;SP;boraceia;-22.1926;-48.7808;0;14;America/Sao_Paulo;4823
3507407;Borborema;SP;borborema;-21.6214;-49.0741;0;16;America/Sao_Paulo;14415
3507456;Borebi;SP;borebi;-22.5728;-48.9707;0;14;America/Sao_Paulo;2787
3507506;Botucatu;SP;botucatu;-22.8837;-48.4437;0;14;America/Sao_Paulo;150442
3507605;Bragança Paulista;SP;braganca-paulista;-22.9527;-46.5419;0;11;America/Sao_Paulo;184634
3507704;Braúna;SP;brauna;-21.499;-50.3175;0;18;America/Sao_Paulo;5466
3507753;Brejo Alegre;SP;brejo-alegre;-21.1651;-50.1861;0;18;America/Sao_Paulo;2605
3507803;Brodowski;SP;brodowski;-20.9845;-47.6572;0;16;America/Sao_Paulo;26167
3507902;Brotas;SP;brotas;-22.2795;-48.1251;0;14;America/Sao_Paulo;24423
3508009;Buri;SP;buri;-23.7977;-48.5958;0;15;America/Sao_Paulo;20674
3508108;Buritama;SP;buritama;-21.0661;-50.1475;0;18;America/Sao_Paulo;17597
3508207;Buritizal;SP;buritizal;-20.1911;-47.7096;0;16;America/Sao_Paulo;4447
3508306;Cabrália Paulista;SP;cabralia-paulista;-22.4576;-49.3393;0;14;America/Sao_Paulo;4362
3508405;Cabreúva;SP;cabreuva;-23.3053;-47.1362;0;11;America/Sao_Paulo;48473
3508504;Caçapava;SP;cacapava;-23.0992;-45.7076;0;12;America/Sao_Paulo;99678
3508603;Cachoeira Paulista;SP;cachoeira-paulista;-22.6665;-45.0154;0;12;America/Sao_Paulo;32482
3508702;Caconde;SP;caconde;-21.528;-46.6437;0;19;America/Sao_Paulo;17266
3508801;Cafelândia;SP;cafelandia;-21.8031;-49.6092;0;14;America/Sao_Paulo;16905
3508900;Caiabu;SP;caiabu;-22.0127;-51.2394;0;18;America/Sao_Paulo;3745
3509007;Caieiras;SP;caieiras;-23.3607;-46.7397;0;11;America/Sao_Paulo;98257
3509106;Caiuá;SP;caiua;-21.8322;-51.9969;0;18;America/Sao_Paulo;5585
3509205;Cajamar;SP;cajamar;-23.355;-46.8781;0;11;America/Sao_Paulo;97363
3509254;Cajati;SP;cajati;-24.7324;-48.1223;0;13;America/Sao_Paulo;29257
3509304;Cajobi;SP;cajobi;-20.8773;-48.8063;0;17;America/Sao_Paulo;9232
3509403;Cajuru;SP;cajuru;-21.2749;-47.303;0;16;America/Sao_Paulo;24217
3509452;Campina do Monte Alegre;SP;campina-do-monte-alegre;-23.5895;-48.4758;0;15;America/Sao_Paulo;6077
3509502;Campinas;SP;campinas;-22.9053;-47.0659;0;19;America/Sao_Paulo;1185977
3509601;Campo Limpo Paulista;SP;campo-limpo-paulista;-23.2078;-46.7889;0;11;America/Sao_Paulo;79663
3509700;Campos do Jordão;SP;campos-do-jordao;-22.7296;-45.5833;0;12;America/Sao_Paulo;47983
3509809;Campos Novos Paulista;SP;campos-novos-paulista;-22.602;-49.9987;0;14;America/Sao_Paulo;4991
3509908;Cananéia;SP;cananeia;-25.0144;-47.9341;0;13;America/Sao_Paulo;12489
3509957;Canas;SP;canas;-22.7003;-45.0521;0;12;America/Sao_Paulo;5049
3510005;Cândido Mota;SP;candido-mota;-22.7471;-50.3873;0;18;America/Sao_Paulo;30172
3510104;Cândido Rodrigues;SP;candido-rodrigues;-21.3275;-48.6327;0;16;America/Sao_Paulo;2951
3510153;Canitar;SP;canitar;-23.004;-49.7839;0;14;America/Sao_Paulo;6524
3510203;Capão Bonito;SP;capao-bonito;-24.0113;-48.3482;0;15;America/Sao_Paulo;47403
3510302;Capela do Alto;SP;capela-do-alto;-23.4685;-47.7388;0;15;America/Sao_Paulo;23597
3510401;Capivari;SP;capivari;-22.9951;-47.5071;0;19;America/Sao_Paulo;51318
3510500;Caraguatatuba;SP;caraguatatuba;-23.6125;-45.4125;0;12;America/Sao_Paulo;141084
3510609;Carapicuíba;SP;carapicuiba;-23.5235;-46.8407;0;11;America/Sao_Paulo;398462
3510708;Cardoso;SP;cardoso;-20.08;-49.9183;0;17;America/Sao_Paulo;11491
3510807;Casa Branca;SP;casa-branca;-21.7708;-47.0852;0;19;America/Sao_Paulo;28786
3510906;Cássia dos Coqueiros;SP;cassia-dos-coqueiros;-21.2801;-47.1643;0;16;America/Sao_Paulo;2855
3511003;Castilho;SP;castilho;-20.8689;-51.4884;0;18;America/Sao_Paulo;20418
3511102;Catanduva;SP;catanduva;-21.1314;-48.977;0;17;America/Sao_Paulo;119172
3511201;Catiguá;SP;catigua;-21.0519;-49.0616;0;17;America/Sao_Paulo;7105
3511300;Cedral;SP;cedral;-20.9009;-49.2664;0;17;America/Sao_Paulo;13160
3511409;Cerqueira César;SP;cerqueira-cesar;-23.038;-49.1655;0;14;America/Sao_Paulo;22076
3511508;Cerquilho;SP;cerquilho;-23.1665;-47.7459;0;15;America/Sao_Paulo;46217
3511607;Cesário Lange;SP;cesario-lange;-23.226;-47.9545;0;15;America/Sao_Paulo;19588
3511706;Charqueada;SP;charqueada;-22.5096;-47.7755;0;19;America/Sao_Paulo;15798
3511904;Clementina;SP;clementina;-21.5604;-50.4525;0;18;America/Sao_Paulo;7087
3512001;Colina;SP;colina;-20.7114;-48.5387;0;17;America/Sao_Paulo;18842
3512100;Colômbia;SP;colombia;-20.1768;-48.6865;0;17;America/Sao_Paulo;6781
3512209;Conchal;SP;conchal;-22.3375;-47.1729;0;19;America/Sao_Paulo;29034
3512308;Conchas;SP;conchas;-23.0154;-48.0134;0;14;America/Sao_Paulo;15381
3512407;Cordeirópolis;SP;cordeiropolis;-22.4778;-47.4519;0;19;America/Sao_Paulo;25130
3512506;Coroados;SP;coroados;-21.3521;-50.2859;0;18;America/Sao_Paulo;5498
3512605;Coronel Macedo;SP;coronel-macedo;-23.6261;-49.31;0;14;America/Sao_Paulo;4295
3512704;Corumbataí;SP;corumbatai;-22.2213;-47.6215;0;19;America/Sao_Paulo;4285
3512803;Cosmópolis;SP;cosmopolis;-22.6419;-47.1926;0;19;America/Sao_Paulo;61204
3512902;Cosmorama;SP;cosmorama;-20.4755;-49.7827;0;17;America/Sao_Paulo;8968
3513009;Cotia;SP;cotia;-23.6022;-46.919;0;11;America/Sao_Paulo;287004
3513108;Cravinhos;SP;cravinhos;-21.338;-47.7324;0;16;America/Sao_Paulo;34252
3513207;Cristais Paulista;SP;cristais-paulista;-20.4036;-47.4209;0;16;America/Sao_Paulo;9543
3513306;Cruzália;SP;cruzalia;-22.7373;-50.7909;0;18;America/Sao_Paulo;2129
3513405;Cruzeiro;SP;cruzeiro;-22.5728;-44.969;0;12;America/Sao_Paulo;76513
3513504;Cubatão;SP;cubatao;-23.8911;-46.424;0;13;America/Sao_Paulo;115082
3513603;Cunha;SP;cunha;-23.0731;-44.9576;0;12;America/Sao_Paulo;22456
3513702;Descalvado;SP;descalvado;-21.9002;-47.6181;0;19;America/Sao_Paulo;32622
3513801;Diadema;SP;diadema;-23.6813;-46.6205;0;11;America/Sao_Paulo;404118
3513850;Dirce Reis;SP;dirce-reis;-20.4642;-50.6073;0;17;America/Sao_Paulo;1641
3513900;Divinolândia;SP;divinolandia;-21.6637;-46.7361;0;19;America/Sao_Paulo;11314
3514007;Dobrada;SP;dobrada;-21.5155;-48.3935;0;16;America/Sao_Paulo;8958
3514106;Dois Córregos;SP;dois-corregos;-22.3673;-48.3819;0;14;America/Sao_Paulo;24855
3514205;Dolcinópolis;SP;dolcinopolis;-20.124;-50.5149;0;17;America/Sao_Paulo;2250
3514304;Dourado;SP;dourado;-22.1044;-48.3178;0;16;America/Sao_Paulo;8186
3514403;Dracena;SP;dracena;-21.4843;-51.535;0;18;America/Sao_Paulo;46664
3514502;Duartina;SP;duartina;-22.4146;-49.4084;0;14;America/Sao_Paulo;12529
3514601;Dumont;SP;dumont;-21.2324;-47.9756;0;16;America/Sao_Paulo;9719
3514700;Echaporã;SP;echapora;-22.4326;-50.2038;0;18;America/Sao_Paulo;6295
3514809;Eldorado;SP;eldorado;-24.5281;-48.1141;0;13;America/Sao_Paulo;13162
3514908;Elias Fausto;SP;elias-fausto;-23.0428;-47.3682;0;19;America/Sao_Paulo;18103
3514924;Elisiário;SP;elisiario;-21.1678;-49.1146;0;17;America/Sao_Paulo;3189
3514957;Embaúba;SP;embauba;-20.9796;-48.8325;0;17;America/Sao_Paulo;2353
3515004;Embu das Artes;SP;embu-das-artes;-23.6437;-46.8579;0;11;America/Sao_Paulo;259323
3515103;Embu-Guaçu;SP;embu-guacu;-23.8297;-46.8136;0;11;America/Sao_Paulo;68805
3515129;Emilianópolis;SP;emilianopolis;-21.8314;-51.4832;0;18;America/Sao_Paulo;3062
3515152;Engenheiro Coelho;SP;engenheiro-coelho;-22.4836;-47.211;0;19;America/Sao_Paulo;20139
3515186;Espírito Santo do Pinhal;SP;espirito-santo-do-pinhal;-22.1909;-46.7477;0;19;America/Sao_Paulo;40681
3515194;Espírito Santo do Turvo;SP;espirito-santo-do-turvo;-22.6925;-49.4341;0;14;America/Sao_Paulo;4217
3515202;Estrela d'Oeste;SP;estrela-doeste;-20.2875;-50.4049;0;17;America/Sao_Paulo;9655
3515301;Estrela do Norte;SP;estrela-do-norte;-22.4859;-51.6632;0;18;America/Sao_Paulo;2749
3515350;Euclides da Cunha Paulista;SP;euclides-da-cunha-paulista;-22.5545;-52.5928;0;18;America/Sao_Paulo;7928
3515400;Fartura;SP;fartura;-23.3916;-49.5124;0;14;America/Sao_Paulo;16984
3515509;Fernandópolis;SP;fernandopolis;-20.2806;-50.2471;0;17;America/Sao_Paulo;73286
3515608;Fernando Prestes;SP;fernando-prestes;-21.2661;-48.6874;0;16;America/Sao_Paulo;6066
3515657;Fernão;SP;fernao;-22.3607;-49.5187;0;14;America/Sao_Paulo;1689
3515707;Ferraz de Vasconcelos;SP;ferraz-de-vasconcelos;-23.5411;-46.371;0;11;America/Sao_Paulo;185622
3515806;Flora Rica;SP;flora-rica;-21.6727;-51.3821;0;18;America/Sao_Paulo;1492
3515905;Floreal;SP;floreal;-20.6752;-50.1513;0;17;America/Sao_Paulo;2756
3516002;Flórida Paulista;SP;florida-paulista;-21.6127;-51.1724;0;18;America/Sao_Paulo;13171
3516101;Florínea;SP;florinea;-22.868;-50.6814;0;18;America/Sao_Paulo;3987
3516200;Franca;SP;franca;-20.5352;-47.4039;0;16;America/Sao_Paulo;364331
3516309;Francisco Morato;SP;francisco-morato;-23.2792;-46.7448;0;11;America/Sao_Paulo;171107
3516408;Franco da Rocha;SP;franco-da-rocha;-23.3229;-46.729;0;11;America/Sao_Paulo;149786
3516507;Gabriel Monteiro;SP;gabriel-monteiro;-21.5294;-50.5573;0;18;America/Sao_Paulo;2811
3516606;Gália;SP;galia;-22.2918;-49.5504;0;14;America/Sao_Paulo;6435
3516705;Garça;SP;garca;-22.2125;-49.6546;0;14;America/Sao_Paulo;43115
3516804;Gastão Vidigal;SP;gastao-vidigal;-20.7948;-50.1912;0;17;America/Sao_Paulo;3235
3516853;Gavião Peixoto;SP;gaviao-peixoto;-21.8367;-48.4957;0;16;America/Sao_Paulo;4797
3516903;General Salgado;SP;general-salgado;-20.6485;-50.364;0;17;America/Sao_Paulo;10449
3517000;Getulina;SP;getulina;-21.7961;-49.9312;0;14;America/Sao_Paulo;10355
3517109;Glicério;SP;glicerio;-21.3812;-50.2123;0;18;America/Sao_Paulo;4173
3517208;Guaiçara;SP;guaicara;-21.6195;-49.8013;0;14;America/Sao_Paulo;11459
3517307;Guaimbê;SP;guaimbe;-21.9091;-49.8986;0;14;America/Sao_Paulo;5606
3517406;Guaíra;SP;guaira;-20.3196;-48.312;0;17;America/Sao_Paulo;40424
3517505;Guapiaçu;SP;guapiacu;-20.7959;-49.2172;0;17;America/Sao_Paulo;22316
3517604;Guapiara;SP;guapiara;-24.1892;-48.5295;0;15;America/Sao_Paulo;17256
3517703;Guará;SP;guara;-20.4302;-47.8236;0;16;America/Sao_Paulo;18790
3517802;Guaraçaí;SP;guaracai;-21.0292;-51.2119;0;18;America/Sao_Paulo;7486
3517901;Guaraci;SP;guaraci;-20.4977;-48.9391;0;17;America/Sao_Paulo;10542
3518008;Guarani d'Oeste;SP;guarani-doeste;-20.0746;-50.3411;0;17;America/Sao_Paulo;1999
3518107;Guarantã;SP;guaranta;-21.8942;-49.5914;0;14;America/Sao_Paulo;6531
3518206;Guararapes;SP;guararapes;-21.2544;-50.6453;0;18;America/Sao_Paulo;31872
3518305;Guararema;SP;guararema;-23.4112;-46.0369;0;11;America/Sao_Paulo;32436
3518404;Guaratinguetá;SP;guaratingueta;-22.8075;-45.1938;0;12;America/Sao_Paulo;121710
3518503;Guareí;SP;guarei;-23.3714;-48.1837;0;15;America/Sao_Paulo;15268
3518602;Guariba;SP;guariba;-21.3594;-48.2316;0;16;America/Sao_Paulo;38609
3518701;Guarujá;SP;guaruja;-23.9888;-46.258;0;13;America/Sao_Paulo;294973
3518800;Guarulhos;SP;guarulhos;-23.4538;-46.5333;0;11;America/Sao_Paulo;1345364
3518859;Guatapará;SP;guatapara;-21.4944;-48.0356;0;16;America/Sao_Paulo;7462
3518909;Guzolândia;SP;guzolandia;-20.6467;-50.6645;0;17;America/Sao_Paulo;4276
3519006;Herculândia;SP;herculandia;-22.0038;-50.3907;0;14;America/Sao_Paulo;9302
3519055;Holambra;SP;holambra;-22.6405;-47.0487;0;19;America/Sao_Paulo;15596
3519071;Hortolândia;SP;hortolandia;-22.8529;-47.2143;0;19;America/Sao_Paulo;247331
3519105;Iacanga;SP;iacanga;-21.8896;-49.031;0;14;America/Sao_Paulo;10633
3519204;Iacri;SP;iacri;-21.8572;-50.6932;0;14;America/Sao_Paulo;6207
3519253;Iaras;SP;iaras;-22.8682;-49.1634;0;14;America/Sao_Paulo;8257
3519303;Ibaté;SP;ibate;-21.9584;-47.9882;0;16;America/Sao_Paulo;33110
3519402;Ibirá;SP;ibira;-21.083;-49.2448;0;17;America/Sao_Paulo;11934
3519501;Ibirarema;SP;ibirarema;-22.8185;-50.0739;0;14;America/Sao_Paulo;6461
3519600;Ibitinga;SP;ibitinga;-21.7562;-48.8319;0;16;America/Sao_Paulo;61908
3519709;Ibiúna;SP;ibiuna;-23.6596;-47.223;0;15;America/Sao_Paulo;77651
3519808;Icém;SP;icem;-20.3391;-49.1915;0;17;America/Sao_Paulo;7969
3519907;Iepê;SP;iepe;-22.6602;-51.0779;0;18;America/Sao_Paulo;7739
3520004;Igaraçu do Tietê;SP;igaracu-do-tiete;-22.509;-48.5597;0;14;America/Sao_Paulo;23430
3520103;Igarapava;SP;igarapava;-20.0407;-47.7466;0;16;America/Sao_Paulo;26755
3520202;Igaratá;SP;igarata;-23.2037;-46.157;0;11;America/Sao_Paulo;10904
3520301;Iguape;SP;iguape;-24.699;-47.5537;0;13;America/Sao_Paulo;29881
3520400;Ilhabela;SP;ilhabela;-23.7785;-45.3552;0;12;America/Sao_Paulo;36329
3520426;Ilha Comprida;SP;ilha-comprida;-24.7307;-47.5383;0;13;America/Sao_Paulo;13955
3520442;Ilha Solteira;SP;ilha-solteira;-20.4326;-51.3426;0;18;America/Sao_Paulo;26240
3520509;Indaiatuba;SP;indaiatuba;-23.0816;-47.2101;0;19;America/Sao_Paulo;267796
3520608;Indiana;SP;indiana;-22.1738;-51.2555;0;18;America/Sao_Paulo;5191
3520707;Indiaporã;SP;indiapora;-19.979;-50.2909;0;17;America/Sao_Paulo;4109
3520806;Inúbia Paulista;SP;inubia-paulista;-21.7695;-50.9633;0;18;America/Sao_Paulo;3671
3520905;Ipaussu;SP;ipaussu;-23.0575;-49.6279;0;14;America/Sao_Paulo;13933
3521002;Iperó;SP;ipero;-23.3513;-47.6927;0;15;America/Sao_Paulo;37999
3521101;Ipeúna;SP;ipeuna;-22.4355;-47.7151;0;19;America/Sao_Paulo;6999
3521150;Ipiguá;SP;ipigua;-20.6557;-49.3842;0;17;America/Sao_Paulo;7037
3521200;Iporanga;SP;iporanga;-24.5847;-48.5971;0;15;America/Sao_Paulo;4091
3521309;Ipuã;SP;ipua;-20.4438;-48.0129;0;16;America/Sao_Paulo;14691
3521408;Iracemápolis;SP;iracemapolis;-22.5832;-47.523;0;19;America/Sao_Paulo;22435
3521507;Irapuã;SP;irapua;-21.2768;-49.4164;0;17;America/Sao_Paulo;6946
3521606;Irapuru;SP;irapuru;-21.5684;-51.3472;0;18;America/Sao_Paulo;7145
3521705;Itaberá;SP;itabera;-23.8638;-49.14;0;15;America/Sao_Paulo;18258
3521804;Itaí;SP;itai;-23.4213;-49.092;0;14;America/Sao_Paulo;25930
3521903;Itajobi;SP;itajobi;-21.3123;-49.0629;0;17;America/Sao_Paulo;17420
3522000;Itaju;SP;itaju;-21.9857;-48.8116;0;14;America/Sao_Paulo;3702
3522109;Itanhaém;SP;itanhaem;-24.1736;-46.788;0;13;America/Sao_Paulo;117435
3522158;Itaoca;SP;itaoca;-24.6393;-48.8413;0;15;America/Sao_Paulo;3490
3522208;Itapecerica da Serra;SP;itapecerica-da-serra;-23.7161;-46.8572;0;11;America/Sao_Paulo;163928
3522307;Itapetininga;SP;itapetininga;-23.5886;-48.0483;0;15;America/Sao_Paulo;163774
3522406;Itapeva;SP;itapeva;-23.9788;-48.8764;0;15;America/Sao_Paulo;92324
3522505;Itapevi;SP;itapevi;-23.5488;-46.9327;0;11;America/Sao_Paulo;241924
3522604;Itapira;SP;itapira;-22.4357;-46.8224;0;19;America/Sao_Paulo;73919
3522653;Itapirapuã Paulista;SP;itapirapua-paulista;-24.572;-49.1661;0;15;America/Sao_Paulo;4405
3522703;Itápolis;SP;itapolis;-21.5942;-48.8149;0;16;America/Sao_Paulo;40464
3522802;Itaporanga;SP;itaporanga;-23.7043;-49.4819;0;15;America/Sao_Paulo;14260
3522901;Itapuí;SP;itapui;-22.2324;-48.7197;0;14;America/Sao_Paulo;13984
3523008;Itapura;SP;itapura;-20.6419;-51.5063;0;18;America/Sao_Paulo;4014
3523107;Itaquaquecetuba;SP;itaquaquecetuba;-23.4835;-46.3457;0;11;America/Sao_Paulo;382521
3523206;Itararé;SP;itarare;-24.1085;-49.3352;0;15;America/Sao_Paulo;45327
3523305;Itariri;SP;itariri;-24.2834;-47.1736;0;13;America/Sao_Paulo;15762
3523404;Itatiba;SP;itatiba;-23.0035;-46.8464;0;11;America/Sao_Paulo;126403
3523503;Itatinga;SP;itatinga;-23.1047;-48.6157;0;14;America/Sao_Paulo;19427
3523602;Itirapina;SP;itirapina;-22.2562;-47.8166;0;19;America/Sao_Paulo;16433
3523701;Itirapuã;SP;itirapua;-20.6416;-47.2194;0;16;America/Sao_Paulo;5861
3523800;Itobi;SP;itobi;-21.7309;-46.9743;0;19;America/Sao_Paulo;8210
3523909;Itu;SP;itu;-23.2544;-47.2927;0;11;America/Sao_Paulo;174561
3524006;Itupeva;SP;itupeva;-23.1526;-47.0593;0;11;America/Sao_Paulo;74119
3524105;Ituverava;SP;ituverava;-20.3355;-47.7902;0;16;America/Sao_Paulo;38451
3524204;Jaborandi;SP;jaborandi;-20.6884;-48.4112;0;17;America/Sao_Paulo;6293
3524303;Jaboticabal;SP;jaboticabal;-21.252;-48.3252;0;16;America/Sao_Paulo;73467
3524402;Jacareí;SP;jacarei;-23.2983;-45.9658;0;12;America/Sao_Paulo;249968
3524501;Jaci;SP;jaci;-20.8805;-49.5797;0;17;America/Sao_Paulo;7878
3524600;Jacupiranga;SP;jacupiranga;-24.6963;-48.0064;0;13;America/Sao_Paulo;16254
3524709;Jaguariúna;SP;jaguariuna;-22.7037;-46.9851;0;19;America/Sao_Paulo;61801
3524808;Jales;SP;jales;-20.2672;-50.5494;0;17;America/Sao_Paulo;50017
3524907;Jambeiro;SP;jambeiro;-23.2522;-45.6942;0;12;America/Sao_Paulo;6575
3525003;Jandira;SP;jandira;-23.5275;-46.9023;0;11;America/Sao_Paulo;121988
3525102;Jardinópolis;SP;jardinopolis;-21.0176;-47.7606;0;16;America/Sao_Paulo;46868
3525201;Jarinu;SP;jarinu;-23.1039;-46.728;0;11;America/Sao_Paulo;39531
3525300;Jaú;SP;jau;-22.2936;-48.5592;0;14;America/Sao_Paulo;137323
3525409;Jeriquara;SP;jeriquara;-20.3116;-47.5918;0;16;America/Sao_Paulo;3976
3525508;Joanópolis;SP;joanopolis;-22.927;-46.2741;0;11;America/Sao_Paulo;13095
3525607;João Ramalho;SP;joao-ramalho;-22.2473;-50.7694;0;18;America/Sao_Paulo;4456
3525706;José Bonifácio;SP;jose-bonifacio;-21.0551;-49.6892;0;17;America/Sao_Paulo;37859
3525805;Júlio Mesquita;SP;julio-mesquita;-22.0112;-49.7873;0;14;America/Sao_Paulo;4308
3525854;Jumirim;SP;jumirim;-23.0884;-47.7868;0;15;America/Sao_Paulo;3123
3525904;Jundiaí;SP;jundiai;-23.1852;-46.8974;0;11;America/Sao_Paulo;460313
3526001;Junqueirópolis;SP;junqueiropolis;-21.5103;-51.4342;0;18;America/Sao_Paulo;20878
3526100;Juquiá;SP;juquia;-24.3101;-47.6426;0;13;America/Sao_Paulo;17255
3526209;Juquitiba;SP;juquitiba;-23.9244;-47.0653;0;11;America/Sao_Paulo;28007
3526308;Lagoinha;SP;lagoinha;-23.0846;-45.1944;0;12;America/Sao_Paulo;5182
3526407;Laranjal Paulista;SP;laranjal-paulista;-23.0506;-47.8375;0;15;America/Sao_Paulo;27009
3526506;Lavínia;SP;lavinia;-21.1639;-51.0412;0;18;America/Sao_Paulo;9909
3526605;Lavrinhas;SP;lavrinhas;-22.57;-44.9024;0;12;America/Sao_Paulo;7328
3526704;Leme;SP;leme;-22.1809;-47.3841;0;19;America/Sao_Paulo;101316
3526803;Lençóis Paulista;SP;lencois-paulista;-22.6027;-48.8037;0;14;America/Sao_Paulo;68395
3526902;Limeira;SP;limeira;-22.566;-47.397;0;19;America/Sao_Paulo;300728
3527009;Lindóia;SP;lindoia;-22.5226;-46.65;0;19;America/Sao_Paulo;7147
3527108;Lins;SP;lins;-21.6718;-49.7526;0;14;America/Sao_Paulo;76729
3527207;Lorena;SP;lorena;-22.7334;-45.1197;0;12;America/Sao_Paulo;87370
3527256;Lourdes;SP;lourdes;-20.966;-50.2263;0;18;America/Sao_Paulo;1968
3527306;Louveira;SP;louveira;-23.0856;-46.9484;0;19;America/Sao_Paulo;54111
3527405;Lucélia;SP;lucelia;-21.7182;-51.0215;0;18;America/Sao_Paulo;20372
3527504;Lucianópolis;SP;lucianopolis;-22.4294;-49.522;0;14;America/Sao_Paulo;2419
3527603;Luís Antônio;SP;luis-antonio;-21.55;-47.7801;0;16;America/Sao_Paulo;12531
3527702;Luiziânia;SP;luiziania;-21.6737;-50.3294;0;18;America/Sao_Paulo;4751
3527801;Lupércio;SP;lupercio;-22.4146;-49.818;0;14;America/Sao_Paulo;4017
3527900;Lutécia;SP;lutecia;-22.3384;-50.394;0;18;America/Sao_Paulo;2699
3528007;Macatuba;SP;macatuba;-22.5002;-48.7102;0;14;America/Sao_Paulo;17120
3528106;Macaubal;SP;macaubal;-20.8022;-49.9687;0;17;America/Sao_Paulo;7587
3528205;Macedônia;SP;macedonia;-20.1444;-50.1973;0;17;America/Sao_Paulo;4048
3528304;Magda;SP;magda;-20.6445;-50.2305;0;17;America/Sao_Paulo;3212
3528403;Mairinque;SP;mairinque;-23.5398;-47.185;0;11;America/Sao_Paulo;51660
3528502;Mairiporã;SP;mairipora;-23.3171;-46.5897;0;11;America/Sao_Paulo;97399
3528601;Manduri;SP;manduri;-23.0056;-49.3202;0;14;America/Sao_Paulo;10092
3528700;Marabá Paulista;SP;maraba-paulista;-22.1068;-51.9617;0;18;America/Sao_Paulo;4627
3528809;Maracaí;SP;maracai;-22.6149;-50.6713;0;18;America/Sao_Paulo;12826
3528858;Marapoama;SP;marapoama;-21.2587;-49.13;0;17;America/Sao_Paulo;3392
3528908;Mariápolis;SP;mariapolis;-21.7959;-51.1824;0;18;America/Sao_Paulo;3539
3529005;Marília;SP;marilia;-22.2171;-49.9501;0;14;America/Sao_Paulo;246627
3529104;Marinópolis;SP;marinopolis;-20.4389;-50.8254;0;17;America/Sao_Paulo;1870
3529203;Martinópolis;SP;martinopolis;-22.1462;-51.1709;0;18;America/Sao_Paulo;25299
3529302;Matão;SP;matao;-21.6025;-48.364;0;16;America/Sao_Paulo;80998
3529401;Mauá;SP;maua;-23.6677;-46.4613;0;11;America/Sao_Paulo;429380
3529500;Mendonça;SP;mendonca;-21.1757;-49.5791;0;17;America/Sao_Paulo;6369
3529609;Meridiano;SP;meridiano;-20.3579;-50.1811;0;17;America/Sao_Paulo;4697
3529658;Mesópolis;SP;mesopolis;-19.9684;-50.6326;0;17;America/Sao_Paulo;1988
3529708;Miguelópolis;SP;miguelopolis;-20.1796;-48.031;0;16;America/Sao_Paulo;19655
3529807;Mineiros do Tietê;SP;mineiros-do-tiete;-22.412;-48.451;0;14;America/Sao_Paulo;11349
3529906;Miracatu;SP;miracatu;-24.2766;-47.4625;0;13;America/Sao_Paulo;18679
3530003;Mira Estrela;SP;mira-estrela;-19.9789;-50.139;0;17;America/Sao_Paulo;3199
3530102;Mirandópolis;SP;mirandopolis;-21.1313;-51.1035;0;18;America/Sao_Paulo;28737
3530201;Mirante do Paranapanema;SP;mirante-do-paranapanema;-22.2904;-51.9084;0;18;America/Sao_Paulo;16069
3530300;Mirassol;SP;mirassol;-20.8169;-49.5206;0;17;America/Sao_Paulo;65485
3530409;Mirassolândia;SP;mirassolandia;-20.6179;-49.4617;0;17;America/Sao_Paulo;4771
3530508;Mococa;SP;mococa;-21.4647;-47.0024;0;19;America/Sao_Paulo;69324
3530607;Mogi das Cruzes;SP;mogi-das-cruzes;-23.5208;-46.1854;0;11;America/Sao_Paulo;468120
3530706;Mogi Guaçu;SP;mogi-guacu;-22.3675;-46.9428;0;19;America/Sao_Paulo;159735
3530805;Mogi Mirim;SP;mogi-mirim;-22.4332;-46.9532;0;19;America/Sao_Paulo;95534
3530904;Mombuca;SP;mombuca;-22.9285;-47.559;0;19;America/Sao_Paulo;3815
3531001;Monções;SP;moncoes;-20.8509;-50.0975;0;17;America/Sao_Paulo;1954
3531100;Mongaguá;SP;mongagua;-24.0809;-46.6265;0;13;America/Sao_Paulo;64519
3531209;Monte Alegre do Sul;SP;monte-alegre-do-sul;-22.6817;-46.681;0;19;America/Sao_Paulo;8873
3531308;Monte Alto;SP;monte-alto;-21.2655;-48.4971;0;16;America/Sao_Paulo;48725
3531407;Monte Aprazível;SP;monte-aprazivel;-20.768;-49.7184;0;17;America/Sao_Paulo;22650
3531506;Monte Azul Paulista;SP;monte-azul-paulista;-20.9065;-48.6387;0;17;America/Sao_Paulo;18363
3531605;Monte Castelo;SP;monte-castelo;-21.2981;-51.5679;0;18;America/Sao_Paulo;4301
3531704;Monteiro Lobato;SP;monteiro-lobato;-22.9544;-45.8407;0;12;America/Sao_Paulo;4205
3531803;Monte Mor;SP;monte-mor;-22.945;-47.3122;0;19;America/Sao_Paulo;67296
3531902;Morro Agudo;SP;morro-agudo;-20.7288;-48.0581;0;16;America/Sao_Paulo;28561
3532009;Morungaba;SP;morungaba;-22.8811;-46.7896;0;11;America/Sao_Paulo;14081
3532058;Motuca;SP;motuca;-21.5103;-48.1538;0;16;America/Sao_Paulo;4079
3532108;Murutinga do Sul;SP;murutinga-do-sul;-20.9908;-51.2774;0;18;America/Sao_Paulo;3763
3532157;Nantes;SP;nantes;-22.6156;-51.24;0;18;America/Sao_Paulo;2699
3532207;Narandiba;SP;narandiba;-22.4057;-51.5274;0;18;America/Sao_Paulo;5908
3532306;Natividade da Serra;SP;natividade-da-serra;-23.3707;-45.4468;0;12;America/Sao_Paulo;7134
3532405;Nazaré Paulista;SP;nazare-paulista;-23.1747;-46.3983;0;11;America/Sao_Paulo;18620
3532504;Neves Paulista;SP;neves-paulista;-20.843;-49.6358;0;17;America/Sao_Paulo;9921
3532603;Nhandeara;SP;nhandeara;-20.6945;-50.0436;0;17;America/Sao_Paulo;9944
3532702;Nipoã;SP;nipoa;-20.9114;-49.7833;0;17;America/Sao_Paulo;4860
3532801;Nova Aliança;SP;nova-alianca;-21.0156;-49.4986;0;17;America/Sao_Paulo;6858
3532827;Nova Campina;SP;nova-campina;-24.1224;-48.9022;0;15;America/Sao_Paulo;8631
3532843;Nova Canaã Paulista;SP;nova-canaa-paulista;-20.3836;-50.9483;0;17;America/Sao_Paulo;2058
3532868;Nova Castilho;SP;nova-castilho;-20.7615;-50.3477;0;17;America/Sao_Paulo;1074
3532900;Nova Europa;SP;nova-europa;-21.7765;-48.5705;0;16;America/Sao_Paulo;9459
3533007;Nova Granada;SP;nova-granada;-20.5321;-49.3123;0;17;America/Sao_Paulo;19725
3533106;Nova Guataporanga;SP;nova-guataporanga;-21.332;-51.6447;0;18;America/Sao_Paulo;2188
3533205;Nova Independência;SP;nova-independencia;-21.1026;-51.4905;0;18;America/Sao_Paulo;4795
3533254;Novais;SP;novais;-20.9893;-48.9141;0;17;America/Sao_Paulo;4469
3533304;Nova Luzitânia;SP;nova-luzitania;-20.856;-50.2617;0;17;America/Sao_Paulo;2838
3533403;Nova Odessa;SP;nova-odessa;-22.7832;-47.2941;0;19;America/Sao_Paulo;64228
3533502;Novo Horizonte;SP;novo-horizonte;-21.4651;-49.2234;0;17;America/Sao_Paulo;39435
3533601;Nuporanga;SP;nuporanga;-20.7296;-47.7429;0;16;America/Sao_Paulo;7550
3533700;Ocauçu;SP;ocaucu;-22.438;-49.922;0;14;America/Sao_Paulo;4412
3533809;Óleo;SP;oleo;-22.9435;-49.3419;0;14;America/Sao_Paulo;2540
3533908;Olímpia;SP;olimpia;-20.7366;-48.9106;0;17;America/Sao_Paulo;56701
3534005;Onda Verde;SP;onda-verde;-20.6042;-49.2929;0;17;America/Sao_Paulo;4912
3534104;Oriente;SP;oriente;-22.1549;-50.0971;0;14;America/Sao_Paulo;6180
3534203;Orindiúva;SP;orindiuva;-20.1861;-49.3464;0;17;America/Sao_Paulo;6145
3534302;Orlândia;SP;orlandia;-20.7169;-47.8852;0;16;America/Sao_Paulo;39193
3534401;Osasco;SP;osasco;-23.5324;-46.7916;0;11;America/Sao_Paulo;756952
3534500;Oscar Bressane;SP;oscar-bressane;-22.3149;-50.2811;0;14;America/Sao_Paulo;2504
3534609;Osvaldo Cruz;SP;osvaldo-cruz;-21.7968;-50.8793;0;18;America/Sao_Paulo;32099
3534708;Ourinhos;SP;ourinhos;-22.9797;-49.8697;0;14;America/Sao_Paulo;106877
3534757;Ouroeste;SP;ouroeste;-20.0061;-50.3768;0;17;America/Sao_Paulo;10596
3534807;Ouro Verde;SP;ouro-verde;-21.4872;-51.7024;0;18;America/Sao_Paulo;7901
3534906;Pacaembu;SP;pacaembu;-21.5627;-51.2654;0;18;America/Sao_Paulo;15217
3535002;Palestina;SP;palestina;-20.39;-49.4309;0;17;America/Sao_Paulo;11689
3535101;Palmares Paulista;SP;palmares-paulista;-21.0854;-48.8037;0;17;America/Sao_Paulo;9709
3535200;Palmeira d'Oeste;SP;palmeira-doeste;-20.4148;-50.7632;0;17;America/Sao_Paulo;8994
3535309;Palmital;SP;palmital;-22.7858;-50.218;0;18;America/Sao_Paulo;19767
3535408;Panorama;SP;panorama;-21.354;-51.8562;0;18;America/Sao_Paulo;15214
3535507;Paraguaçu Paulista;SP;paraguacu-paulista;-22.4114;-50.5732;0;18;America/Sao_Paulo;42087
3535606;Paraibuna;SP;paraibuna;-23.3872;-45.6639;0;12;America/Sao_Paulo;17950
3535705;Paraíso;SP;paraiso;-21.0159;-48.7761;0;17;America/Sao_Paulo;6211
3535804;Paranapanema;SP;paranapanema;-23.3862;-48.7214;0;14;America/Sao_Paulo;19799
3535903;Paranapuã;SP;paranapua;-20.1048;-50.5886;0;17;America/Sao_Paulo;4111
3536000;Parapuã;SP;parapua;-21.7792;-50.7949;0;18;America/Sao_Paulo;10729
3536109;Pardinho;SP;pardinho;-23.0841;-48.3679;0;14;America/Sao_Paulo;7382
3536208;Pariquera-Açu;SP;pariquera-acu;-24.7147;-47.8742;0;13;America/Sao_Paulo;19576
3536257;Parisi;SP;parisi;-20.3034;-50.0163;0;17;America/Sao_Paulo;3001
3536307;Patrocínio Paulista;SP;patrocinio-paulista;-20.6384;-47.2801;0;16;America/Sao_Paulo;14837
3536406;Paulicéia;SP;pauliceia;-21.3153;-51.8321;0;18;America/Sao_Paulo;8200
3536505;Paulínia;SP;paulinia;-22.7542;-47.1488;0;19;America/Sao_Paulo;115690
3536570;Paulistânia;SP;paulistania;-22.5768;-49.4008;0;14;America/Sao_Paulo;2146
3536604;Paulo de Faria;SP;paulo-de-faria;-20.0296;-49.4;0;17;America/Sao_Paulo;7430
3536703;Pederneiras;SP;pederneiras;-22.3511;-48.7781;0;14;America/Sao_Paulo;46223
3536802;Pedra Bela;SP;pedra-bela;-22.7902;-46.4455;0;11;America/Sao_Paulo;6718
3536901;Pedranópolis;SP;pedranopolis;-20.2474;-50.1129;0;17;America/Sao_Paulo;2848
3537008;Pedregulho;SP;pedregulho;-20.2535;-47.4775;0;16;America/Sao_Paulo;15742
3537107;Pedreira;SP;pedreira;-22.7413;-46.8948;0;19;America/Sao_Paulo;44332
3537156;Pedrinhas Paulista;SP;pedrinhas-paulista;-22.8174;-50.7933;0;18;America/Sao_Paulo;2838
3537206;Pedro de Toledo;SP;pedro-de-toledo;-24.2764;-47.2354;0;13;America/Sao_Paulo;11539
3537305;Penápolis;SP;penapolis;-21.4148;-50.0769;0;18;America/Sao_Paulo;63317
3537404;Pereira Barreto;SP;pereira-barreto;-20.6368;-51.1123;0;18;America/Sao_Paulo;24389
3537503;Pereiras;SP;pereiras;-23.0804;-47.972;0;14;America/Sao_Paulo;8969
3537602;Peruíbe;SP;peruibe;-24.312;-47.0012;0;13;America/Sao_Paulo;70543
3537701;Piacatu;SP;piacatu;-21.5921;-50.6003;0;18;America/Sao_Paulo;5623
3537800;Piedade;SP;piedade;-23.7139;-47.4256;0;15;America/Sao_Paulo;54237
3537909;Pilar do Sul;SP;pilar-do-sul;-23.8077;-47.7222;0;15;America/Sao_Paulo;28417
3538006;Pindamonhangaba;SP;pindamonhangaba;-22.9246;-45.4613;0;12;America/Sao_Paulo;172027
3538105;Pindorama;SP;pindorama;-21.1853;-48.9086;0;17;America/Sao_Paulo;14721
3538204;Pinhalzinho;SP;pinhalzinho;-22.7811;-46.5897;0;11;America/Sao_Paulo;15605
3538303;Piquerobi;SP;piquerobi;-21.8747;-51.7282;0;18;America/Sao_Paulo;3296
3538501;Piquete;SP;piquete;-22.6069;-45.1869;0;12;America/Sao_Paulo;12570
3538600;Piracaia;SP;piracaia;-23.0525;-46.3594;0;11;America/Sao_Paulo;26764
3538709;Piracicaba;SP;piracicaba;-22.7338;-47.6476;0;19;America/Sao_Paulo;438827
3538808;Piraju;SP;piraju;-23.1981;-49.3803;0;14;America/Sao_Paulo;30261
3538907;Pirajuí;SP;pirajui;-21.999;-49.4608;0;14;America/Sao_Paulo;22743
3539004;Pirangi;SP;pirangi;-21.0886;-48.6607;0;17;America/Sao_Paulo;11076
3539103;Pirapora do Bom Jesus;SP;pirapora-do-bom-jesus;-23.3965;-46.9991;0;11;America/Sao_Paulo;18836
3539202;Pirapozinho;SP;pirapozinho;-22.2711;-51.4976;0;18;America/Sao_Paulo;26065
3539301;Pirassununga;SP;pirassununga;-21.996;-47.4257;0;19;America/Sao_Paulo;75475
3539400;Piratininga;SP;piratininga;-22.4142;-49.1339;0;14;America/Sao_Paulo;15554
3539509;Pitangueiras;SP;pitangueiras;-21.0132;-48.221;0;16;America/Sao_Paulo;34416
3539608;Planalto;SP;planalto;-21.0342;-49.933;0;18;America/Sao_Paulo;4454
3539707;Platina;SP;platina;-22.6371;-50.2104;0;18;America/Sao_Paulo;3061
3539806;Poá;SP;poa;-23.5333;-46.3473;0;11;America/Sao_Paulo;106431
3539905;Poloni;SP;poloni;-20.7829;-49.8258;0;17;America/Sao_Paulo;5696
3540002;Pompéia;SP;pompeia;-22.107;-50.176;0;14;America/Sao_Paulo;20512
3540101;Pongaí;SP;pongai;-21.7396;-49.3604;0;14;America/Sao_Paulo;3443
3540200;Pontal;SP;pontal;-21.0216;-48.0423;0;16;America/Sao_Paulo;38376
3540259;Pontalinda;SP;pontalinda;-20.4396;-50.5258;0;17;America/Sao_Paulo;4196
3540309;Pontes Gestal;SP;pontes-gestal;-20.1727;-49.7064;0;17;America/Sao_Paulo;2415
3540408;Populina;SP;populina;-19.9453;-50.538;0;17;America/Sao_Paulo;4185
3540507;Porangaba;SP;porangaba;-23.1761;-48.1195;0;15;America/Sao_Paulo;10773
3540606;Porto Feliz;SP;porto-feliz;-23.2093;-47.5251;0;15;America/Sao_Paulo;58345
3540705;Porto Ferreira;SP;porto-ferreira;-21.8498;-47.487;0;19;America/Sao_Paulo;53940
3540754;Potim;SP;potim;-22.8343;-45.2552;0;12;America/Sao_Paulo;20767
3540804;Potirendaba;SP;potirendaba;-21.0428;-49.3815;0;17;America/Sao_Paulo;18994
3540853;Pracinha;SP;pracinha;-21.8496;-51.0868;0;18;America/Sao_Paulo;2599
3540903;Pradópolis;SP;pradopolis;-21.3626;-48.0679;0;16;America/Sao_Paulo;17309
3541000;Praia Grande;SP;praia-grande;-24.0084;-46.4121;0;13;America/Sao_Paulo;365577
3541059;Pratânia;SP;pratania;-22.8112;-48.6636;0;14;America/Sao_Paulo;5246
3541109;Presidente Alves;SP;presidente-alves;-22.0999;-49.4381;0;14;America/Sao_Paulo;3841
3541208;Presidente Bernardes;SP;presidente-bernardes;-22.0082;-51.5565;0;18;America/Sao_Paulo;14772
3541307;Presidente Epitácio;SP;presidente-epitacio;-21.7651;-52.1111;0;18;America/Sao_Paulo;40383
3541406;Presidente Prudente;SP;presidente-prudente;-22.1207;-51.3925;0;18;America/Sao_Paulo;234083
3541505;Presidente Venceslau;SP;presidente-venceslau;-21.8732;-51.8447;0;18;America/Sao_Paulo;35902
3541604;Promissão;SP;promissao;-21.5356;-49.8599;0;14;America/Sao_Paulo;35991
3541653;Quadra;SP;quadra;-23.2993;-48.0547;0;15;America/Sao_Paulo;3472
3541703;Quatá;SP;quata;-22.2456;-50.6966;0;18;America/Sao_Paulo;13399
3541802;Queiroz;SP;queiroz;-21.7969;-50.2415;0;14;America/Sao_Paulo;3351
3541901;Queluz;SP;queluz;-22.5312;-44.7781;0;12;America/Sao_Paulo;9146
3542008;Quintana;SP;quintana;-22.0692;-50.307;0;14;America/Sao_Paulo;7225
3542107;Rafard;SP;rafard;-23.0105;-47.5318;0;19;America/Sao_Paulo;9133
3542206;Rancharia;SP;rancharia;-22.2269;-50.893;0;18;America/Sao_Paulo;29305
3542305;Redenção da Serra;SP;redencao-da-serra;-23.2638;-45.5422;0;12;America/Sao_Paulo;4611
3542404;Regente Feijó;SP;regente-feijo;-22.2181;-51.3055;0;18;America/Sao_Paulo;20565
3542503;Reginópolis;SP;reginopolis;-21.8914;-49.2268;0;14;America/Sao_Paulo;7808
3542602;Registro;SP;registro;-24.4979;-47.8449;0;13;America/Sao_Paulo;61732
3542701;Restinga;SP;restinga;-20.6056;-47.4833;0;16;America/Sao_Paulo;6492
3542800;Ribeira;SP;ribeira;-24.6517;-49.0044;0;15;America/Sao_Paulo;3166
3542909;Ribeirão Bonito;SP;ribeirao-bonito;-22.0685;-48.182;0;16;America/Sao_Paulo;11079
3543006;Ribeirão Branco;SP;ribeirao-branco;-24.2206;-48.7635;0;15;America/Sao_Paulo;18930
3543105;Ribeirão Corrente;SP;ribeirao-corrente;-20.4579;-47.5904;0;16;America/Sao_Paulo;4706
3543204;Ribeirão do Sul;SP;ribeirao-do-sul;-22.789;-49.933;0;14;America/Sao_Paulo;4768
3543238;Ribeirão dos Índios;SP;ribeirao-dos-indios;-21.8382;-51.6103;0;18;America/Sao_Paulo;2045
3543253;Ribeirão Grande;SP;ribeirao-grande;-24.1011;-48.3679;0;15;America/Sao_Paulo;7570
3543303;Ribeirão Pires;SP;ribeirao-pires;-23.7067;-46.4058;0;11;America/Sao_Paulo;118877
3543402;Ribeirão Preto;SP;ribeirao-preto;-21.1699;-47.8099;0;16;America/Sao_Paulo;728400
3543501;Riversul;SP;riversul;-23.829;-49.429;0;15;America/Sao_Paulo;5647
3543600;Rifaina;SP;rifaina;-20.0803;-47.4291;0;16;America/Sao_Paulo;4158
3543709;Rincão;SP;rincao;-21.5894;-48.0728;0;16;America/Sao_Paulo;9145
3543808;Rinópolis;SP;rinopolis;-21.7284;-50.7239;0;18;America/Sao_Paulo;9357
3543907;Rio Claro;SP;rio-claro;-22.3984;-47.5546;0;19;America/Sao_Paulo;208857
3544004;Rio das Pedras;SP;rio-das-pedras;-22.8417;-47.6047;0;19;America/Sao_Paulo;32267
3544103;Rio Grande da Serra;SP;rio-grande-da-serra;-23.7437;-46.3971;0;11;America/Sao_Paulo;45317
3544202;Riolândia;SP;riolandia;-19.9868;-49.6836;0;17;America/Sao_Paulo;10453
3544251;Rosana;SP;rosana;-22.5782;-53.0603;0;18;America/Sao_Paulo;17533
3544301;Roseira;SP;roseira;-22.8938;-45.307;0;12;America/Sao_Paulo;11095
3544400;Rubiácea;SP;rubiacea;-21.3006;-50.7296;0;18;America/Sao_Paulo;2741
3544509;Rubinéia;SP;rubineia;-20.1759;-51.007;0;17;America/Sao_Paulo;3965
3544608;Sabino;SP;sabino;-21.4593;-49.5755;0;14;America/Sao_Paulo;5185
3544707;Sagres;SP;sagres;-21.8823;-50.9594;0;18;America/Sao_Paulo;2519
3544806;Sales;SP;sales;-21.3427;-49.4897;0;17;America/Sao_Paulo;6612
3544905;Sales Oliveira;SP;sales-oliveira;-20.7696;-47.8369;0;16;America/Sao_Paulo;11654
3545001;Salesópolis;SP;salesopolis;-23.5288;-45.8465;0;11;America/Sao_Paulo;15396
3545100;Salmourão;SP;salmourao;-21.6267;-50.8614;0;18;America/Sao_Paulo;4883
3545159;Saltinho;SP;saltinho;-22.8442;-47.6754;0;19;America/Sao_Paulo;8371
3545209;Salto;SP;salto;-23.1996;-47.2931;0;11;America/Sao_Paulo;140125
3545308;Salto de Pirapora;SP;salto-de-pirapora;-23.6474;-47.5743;0;15;America/Sao_Paulo;45138
3545407;Salto Grande;SP;salto-grande;-22.8894;-49.9831;0;14;America/Sao_Paulo;9212
3545506;Sandovalina;SP;sandovalina;-22.4551;-51.7648;0;18;America/Sao_Paulo;3699
3545605;Santa Adélia;SP;santa-adelia;-21.2427;-48.8063;0;17;America/Sao_Paulo;14203
3545704;Santa Albertina;SP;santa-albertina;-20.0311;-50.7297;0;17;America/Sao_Paulo;6543
3545803;Santa Bárbara d'Oeste;SP;santa-barbara-doeste;-22.7553;-47.4143;0;19;America/Sao_Paulo;189338
3546009;Santa Branca;SP;santa-branca;-23.3933;-45.8875;0;12;America/Sao_Paulo;14212
3546108;Santa Clara d'Oeste;SP;santa-clara-doeste;-20.09;-50.9491;0;17;America/Sao_Paulo;2677
3546207;Santa Cruz da Conceição;SP;santa-cruz-da-conceicao;-22.1405;-47.4512;0;19;America/Sao_Paulo;4365
3546256;Santa Cruz da Esperança;SP;santa-cruz-da-esperanca;-21.2951;-47.4304;0;16;America/Sao_Paulo;2162
3546306;Santa Cruz das Palmeiras;SP;santa-cruz-das-palmeiras;-21.8235;-47.248;0;19;America/Sao_Paulo;29525
3546405;Santa Cruz do Rio Pardo;SP;santa-cruz-do-rio-pardo;-22.8988;-49.6354;0;14;America/Sao_Paulo;47677
3546504;Santa Ernestina;SP;santa-ernestina;-21.4618;-48.3953;0;16;America/Sao_Paulo;6256
3546603;Santa Fé do Sul;SP;santa-fe-do-sul;-20.2083;-50.932;0;17;America/Sao_Paulo;36098
3546702;Santa Gertrudes;SP;santa-gertrudes;-22.4572;-47.5272;0;19;America/Sao_Paulo;24107
3546801;Santa Isabel;SP;santa-isabel;-23.3172;-46.2237;0;11;America/Sao_Paulo;54586
3546900;Santa Lúcia;SP;santa-lucia;-21.685;-48.0885;0;16;America/Sao_Paulo;7181
3547007;Santa Maria da Serra;SP;santa-maria-da-serra;-22.5661;-48.1593;0;19;America/Sao_Paulo;5314
3547106;Santa Mercedes;SP;santa-mercedes;-21.3495;-51.7564;0;18;America/Sao_Paulo;3012
3547205;Santana da Ponte Pensa;SP;santana-da-ponte-pensa;-20.2523;-50.8014;0;17;America/Sao_Paulo;1698
3547304;Santana de Parnaíba;SP;santana-de-parnaiba;-23.4439;-46.9178;0;11;America/Sao_Paulo;162341
3547403;Santa Rita d'Oeste;SP;santa-rita-doeste;-20.1414;-50.8358;0;17;America/Sao_Paulo;2790
3547502;Santa Rita do Passa Quatro;SP;santa-rita-do-passa-quatro;-21.7083;-47.478;0;19;America/Sao_Paulo;25060
3547601;Santa Rosa de Viterbo;SP;santa-rosa-de-viterbo;-21.4776;-47.3622;0;16;America/Sao_Paulo;23725
3547650;Santa Salete;SP;santa-salete;-20.2429;-50.6887;0;17;America/Sao_Paulo;1686
3547700;Santo Anastácio;SP;santo-anastacio;-21.9747;-51.6527;0;18;America/Sao_Paulo;18045
3547809;Santo André;SP;santo-andre;-23.6737;-46.5432;0;11;America/Sao_Paulo;778711
3547908;Santo Antônio da Alegria;SP;santo-antonio-da-alegria;-21.0864;-47.1464;0;16;America/Sao_Paulo;6917
3548005;Santo Antônio de Posse;SP;santo-antonio-de-posse;-22.6029;-46.9192;0;19;America/Sao_Paulo;23779
3548054;Santo Antônio do Aracanguá;SP;santo-antonio-do-aracangua;-20.9331;-50.498;0;18;America/Sao_Paulo;8568
3548104;Santo Antônio do Jardim;SP;santo-antonio-do-jardim;-22.1121;-46.6845;0;19;America/Sao_Paulo;6237
3548203;Santo Antônio do Pinhal;SP;santo-antonio-do-pinhal;-22.827;-45.663;0;12;America/Sao_Paulo;7294
3548302;Santo Expedito;SP;santo-expedito;-21.8467;-51.3929;0;18;America/Sao_Paulo;3063
3548401;Santópolis do Aguapeí;SP;santopolis-do-aguapei;-21.6376;-50.5044;0;18;America/Sao_Paulo;3933
3548500;Santos;SP;santos;-23.9535;-46.335;0;13;America/Sao_Paulo;429567
3548609;São Bento do Sapucaí;SP;sao-bento-do-sapucai;-22.6837;-45.7287;0;12;America/Sao_Paulo;11948
3548708;São Bernardo do Campo;SP;sao-bernardo-do-campo;-23.6914;-46.5646;0;11;America/Sao_Paulo;840499
3548807;São Caetano do Sul;SP;sao-caetano-do-sul;-23.6229;-46.5548;0;11;America/Sao_Paulo;172109
3548906;São Carlos;SP;sao-carlos;-22.0174;-47.886;0;16;America/Sao_Paulo;265294
3549003;São Francisco;SP;sao-francisco;-20.3623;-50.6952;0;17;America/Sao_Paulo;2629
3549102;São João da Boa Vista;SP;sao-joao-da-boa-vista;-21.9707;-46.7944;0;19;America/Sao_Paulo;95762
3549201;São João das Duas Pontes;SP;sao-joao-das-duas-pontes;-20.3879;-50.3792;0;17;America/Sao_Paulo;2622
3549250;São João de Iracema;SP;sao-joao-de-iracema;-20.5111;-50.3561;0;17;America/Sao_Paulo;1880
3549300;São João do Pau d'Alho;SP;sao-joao-do-pau-dalho;-21.2662;-51.6672;0;18;America/Sao_Paulo;2288
3549409;São Joaquim da Barra;SP;sao-joaquim-da-barra;-20.5812;-47.8593;0;16;America/Sao_Paulo;49815
3549508;São José da Bela Vista;SP;sao-jose-da-bela-vista;-20.5935;-47.6424;0;16;America/Sao_Paulo;7690
3549607;São José do Barreiro;SP;sao-jose-do-barreiro;-22.6414;-44.5774;0;12;America/Sao_Paulo;3898
3549706;São José do Rio Pardo;SP;sao-jose-do-rio-pardo;-21.5953;-46.8873;0;19;America/Sao_Paulo;53416
3549805;São José do Rio Preto;SP;sao-jose-do-rio-preto;-20.8113;-49.3758;0;17;America/Sao_Paulo;501597
3549904;São José dos Campos;SP;sao-jose-dos-campos;-23.1896;-45.8841;0;12;America/Sao_Paulo;724756
3549953;São Lourenço da Serra;SP;sao-lourenco-da-serra;-23.8491;-46.9432;0;11;America/Sao_Paulo;16458
3550001;São Luiz do Paraitinga;SP;sao-luiz-do-paraitinga;-23.222;-45.3109;0;12;America/Sao_Paulo;10497
3550100;São Manuel;SP;sao-manuel;-22.7321;-48.5723;0;14;America/Sao_Paulo;38166
3550209;São Miguel Arcanjo;SP;sao-miguel-arcanjo;-23.8782;-47.9935;0;15;America/Sao_Paulo;32904
3550308;São Paulo;SP;sao-paulo;-23.5329;-46.6395;1;11;America/Sao_Paulo;11895578
3550407;São Pedro;SP;sao-pedro;-22.5483;-47.9096;0;19;America/Sao_Paulo;39725
3550506;São Pedro do Turvo;SP;sao-pedro-do-turvo;-22.7453;-49.7428;0;14;America/Sao_Paulo;7333
3550605;São Roque;SP;sao-roque;-23.5226;-47.1357;0;11;America/Sao_Paulo;81342
3550704;São Sebastião;SP;sao-sebastiao;-23.7951;-45.4143;0;12;America/Sao_Paulo;84019
3550803;São Sebastião da Grama;SP;sao-sebastiao-da-grama;-21.7041;-46.8208;0;19;America/Sao_Paulo;10484
3550902;São Simão;SP;sao-simao;-21.4732;-47.5518;0;16;America/Sao_Paulo;13590
3551009;São Vicente;SP;sao-vicente;-23.9574;-46.3883;0;13;America/Sao_Paulo;338407
3551108;Sarapuí;SP;sarapui;-23.6397;-47.8249;0;15;America/Sao_Paulo;10632
3551207;Sarutaiá;SP;sarutaia;-23.2721;-49.4763;0;14;America/Sao_Paulo;3769
3551306;Sebastianópolis do Sul;SP;sebastianopolis-do-sul;-20.6523;-49.925;0;17;America/Sao_Paulo;3187
3551405;Serra Azul;SP;serra-azul;-21.3074;-47.5602;0;16;America/Sao_Paulo;13058
3551504;Serrana;SP;serrana;-21.2043;-47.5952;0;16;America/Sao_Paulo;45408
3551603;Serra Negra;SP;serra-negra;-22.6139;-46.7033;0;19;America/Sao_Paulo;30920
3551702;Sertãozinho;SP;sertaozinho;-21.1316;-47.9875;0;16;America/Sao_Paulo;131600
3551801;Sete Barras;SP;sete-barras;-24.382;-47.9279;0;13;America/Sao_Paulo;12912
3551900;Severínia;SP;severinia;-20.8108;-48.8054;0;17;America/Sao_Paulo;14724
3552007;Silveiras;SP;silveiras;-22.6638;-44.8522;0;12;America/Sao_Paulo;6313
3552106;Socorro;SP;socorro;-22.5903;-46.5251;0;19;America/Sao_Paulo;41405
3552205;Sorocaba;SP;sorocaba;-23.4969;-47.4451;0;15;America/Sao_Paulo;757459
3552304;Sud Mennucci;SP;sud-mennucci;-20.6872;-50.9238;0;18;America/Sao_Paulo;7466
3552403;Sumaré;SP;sumare;-22.8204;-47.2728;0;19;America/Sao_Paulo;289787
3552502;Suzano;SP;suzano;-23.5448;-46.3112;0;11;America/Sao_Paulo;318765
3552551;Suzanápolis;SP;suzanapolis;-20.4981;-51.0268;0;18;America/Sao_Paulo;3464
3552601;Tabapuã;SP;tabapua;-20.9602;-49.0307;0;17;America/Sao_Paulo;11499
3552700;Tabatinga;SP;tabatinga;-21.7239;-48.6896;0;16;America/Sao_Paulo;14994
3552809;Taboão da Serra;SP;taboao-da-serra;-23.6019;-46.7526;0;11;America/Sao_Paulo;284274
3552908;Taciba;SP;taciba;-22.3866;-51.2882;0;18;America/Sao_Paulo;6399
3553005;Taguaí;SP;taguai;-23.4452;-49.4024;0;14;America/Sao_Paulo;13006
3553104;Taiaçu;SP;taiacu;-21.1431;-48.5112;0;16;America/Sao_Paulo;5751
3553203;Taiúva;SP;taiuva;-21.1223;-48.4528;0;16;America/Sao_Paulo;6733
3553302;Tambaú;SP;tambau;-21.7029;-47.2703;0;19;America/Sao_Paulo;21682
3553401;Tanabi;SP;tanabi;-20.6228;-49.6563;0;17;America/Sao_Paulo;26021
3553500;Tapiraí;SP;tapirai;-23.9612;-47.5062;0;15;America/Sao_Paulo;8122
3553609;Tapiratiba;SP;tapiratiba;-21.4713;-46.7448;0;19;America/Sao_Paulo;11936
3553658;Taquaral;SP;taquaral;-21.0737;-48.4126;0;16;America/Sao_Paulo;2652
3553708;Taquaritinga;SP;taquaritinga;-21.4049;-48.5103;0;16;America/Sao_Paulo;53322
3553807;Taquarituba;SP;taquarituba;-23.5307;-49.241;0;14;America/Sao_Paulo;24863
3553856;Taquarivaí;SP;taquarivai;-23.9211;-48.6948;0;15;America/Sao_Paulo;7112
3553906;Tarabai;SP;tarabai;-22.3016;-51.5621;0;18;America/Sao_Paulo;6635
3553955;Tarumã;SP;taruma;-22.7429;-50.5786;0;18;America/Sao_Paulo;15248
3554003;Tatuí;SP;tatui;-23.3487;-47.8461;0;15;America/Sao_Paulo;128560
3554102;Taubaté;SP;taubate;-23.0104;-45.5593;0;12;America/Sao_Paulo;321298
3554201;Tejupá;SP;tejupa;-23.3425;-49.3722;0;14;America/Sao_Paulo;4142
3554300;Teodoro Sampaio;SP;teodoro-sampaio;-22.5299;-52.1682;0;18;America/Sao_Paulo;22559
3554409;Terra Roxa;SP;terra-roxa;-20.787;-48.3314;0;17;America/Sao_Paulo;7985
3554508;Tietê;SP;tiete;-23.1101;-47.7164;0;15;America/Sao_Paulo;38690
3554607;Timburi;SP;timburi;-23.2057;-49.6096;0;14;America/Sao_Paulo;2490
3554656;Torre de Pedra;SP;torre-de-pedra;-23.2462;-48.1955;0;15;America/Sao_Paulo;2063
3554706;Torrinha;SP;torrinha;-22.4237;-48.1731;0;14;America/Sao_Paulo;9484
3554755;Trabiju;SP;trabiju;-22.0388;-48.3342;0;16;America/Sao_Paulo;1719
3554805;Tremembé;SP;tremembe;-22.9571;-45.5475;0;12;America/Sao_Paulo;53083
3554904;Três Fronteiras;SP;tres-fronteiras;-20.2344;-50.8905;0;17;America/Sao_Paulo;7013
3554953;Tuiuti;SP;tuiuti;-22.8193;-46.6937;0;11;America/Sao_Paulo;6947
3555000;Tupã;SP;tupa;-21.9335;-50.5191;0;14;America/Sao_Paulo;65416
3555109;Tupi Paulista;SP;tupi-paulista;-21.3825;-51.575;0;18;America/Sao_Paulo;16206
3555208;Turiúba;SP;turiuba;-20.9428;-50.1135;0;18;America/Sao_Paulo;1839
3555307;Turmalina;SP;turmalina;-20.0486;-50.4792;0;17;America/Sao_Paulo;1672
3555356;Ubarana;SP;ubarana;-21.165;-49.7198;0;17;America/Sao_Paulo;5456
3555406;Ubatuba;SP;ubatuba;-23.4332;-45.0834;0;12;America/Sao_Paulo;96598
3555505;Ubirajara;SP;ubirajara;-22.5272;-49.6613;0;14;America/Sao_Paulo;5265
3555604;Uchoa;SP;uchoa;-20.9511;-49.1713;0;17;America/Sao_Paulo;10627
3555703;União Paulista;SP;uniao-paulista;-20.8862;-49.9025;0;17;America/Sao_Paulo;1628
3555802;Urânia;SP;urania;-20.2455;-50.6455;0;17;America/Sao_Paulo;8973
3555901;Uru;SP;uru;-21.7866;-49.2848;0;14;America/Sao_Paulo;1419
3556008;Urupês;SP;urupes;-21.2032;-49.2931;0;17;America/Sao_Paulo;14038
3556107;Valentim Gentil;SP;valentim-gentil;-20.4217;-50.0889;0;17;America/Sao_Paulo;14531
3556206;Valinhos;SP;valinhos;-22.9698;-46.9974;0;19;America/Sao_Paulo;131277
3556305;Valparaíso;SP;valparaiso;-21.2229;-50.8699;0;18;America/Sao_Paulo;24723
3556354;Vargem;SP;vargem;-22.887;-46.4124;0;11;America/Sao_Paulo;10805
3556404;Vargem Grande do Sul;SP;vargem-grande-do-sul;-21.8322;-46.8913;0;19;America/Sao_Paulo;41226
3556453;Vargem Grande Paulista;SP;vargem-grande-paulista;-23.5993;-47.022;0;11;America/Sao_Paulo;52103
3556503;Várzea Paulista;SP;varzea-paulista;-23.2136;-46.8234;0;11;America/Sao_Paulo;119576
3556602;Vera Cruz;SP;vera-cruz;-22.2183;-49.8207;0;14;America/Sao_Paulo;10294
3556701;Vinhedo;SP;vinhedo;-23.0302;-46.9833;0;19;America/Sao_Paulo;79235
3556800;Viradouro;SP;viradouro;-20.8734;-48.293;0;17;America/Sao_Paulo;17681
3556909;Vista Alegre do Alto;SP;vista-alegre-do-alto;-21.1692;-48.6284;0;16;America/Sao_Paulo;8327
3556958;Vitória Brasil;SP;vitoria-brasil;-20.1956;-50.4875;0;17;America/Sao_Paulo;1826
3557006;Votorantim;SP;votorantim;-23.5446;-47.4388;0;15;America/Sao_Paulo;132849
3557105;Votuporanga;SP;votuporanga;-20.4237;-49.9781;0;17;America/Sao_Paulo;100159
3557154;Zacarias;SP;zacarias;-21.0506;-50.0552;0;18;America/Sao_Paulo;2761
3557204;Chavantes;SP;chavantes;-23.0366;-49.7096;0;14;America/Sao_Paulo;12411
3557303;Estiva Gerbi;SP;estiva-gerbi;-22.2713;-46.9481;0;19;America/Sao_Paulo;11566
4100103;Abatiá;PR;abatia;-23.3049;-50.3133;0;43;America/Sao_Paulo;7271
4100202;Adrianópolis;PR;adrianopolis;-24.6606;-48.9922;0;41;America/Sao_Paulo;6327
4100301;Agudos do Sul;PR;agudos-do-sul;-25.9899;-49.3343;0;41;America/Sao_Paulo;10646
4100400;Almirante Tamandaré;PR;almirante-tamandare;-25.3188;-49.3037;0;41;America/Sao_Paulo;124788
4100459;Altamira do Paraná;PR;altamira-do-parana;-24.7983;-52.7128;0;44;America/Sao_Paulo;3543
4100509;Altônia;PR;altonia;-23.8759;-53.8958;0;44;America/Sao_Paulo;18750
4100608;Alto Paraná;PR;alto-parana;-23.1312;-52.3189;0;44;America/Sao_Paulo;14138
4100707;Alto Piquiri;PR;alto-piquiri;-24.0224;-53.44;0;44;America/Sao_Paulo;9802
4100806;Alvorada do Sul;PR;alvorada-do-sul;-22.7813;-51.2297;0;43;America/Sao_Paulo;10478
4100905;Amaporã;PR;amapora;-23.0943;-52.7866;0;44;America/Sao_Paulo;4736
4101002;Ampére;PR;ampere;-25.9168;-53.4686;0;46;America/Sao_Paulo;20199
4101051;Anahy;PR;anahy;-24.6449;-53.1332;0;45;America/Sao_Paulo;2965
4101101;Andirá;PR;andira;-23.0533;-50.2304;0;43;America/Sao_Paulo;20044
4101150;Ângulo;PR;angulo;-23.1946;-51.9154;0;44;America/Sao_Paulo;3332
4101200;Antonina;PR;antonina;-25.4386;-48.7191;0;41;America/Sao_Paulo;18223
4101309;Antônio Olinto;PR;antonio-olinto;-25.9804;-50.1972;0;42;America/Sao_Paulo;7071
4101408;Apucarana;PR;apucarana;-23.55;-51.4635;0;43;America/Sao_Paulo;134306
4101507;Arapongas;PR;arapongas;-23.4153;-51.4259;0;43;America/Sao_Paulo;123863
4101606;Arapoti;PR;arapoti;-24.1548;-49.8285;0;43;America/Sao_Paulo;26310
4101655;Arapuã;PR;arapua;-24.3132;-51.7856;0;43;America/Sao_Paulo;3573
4101705;Araruna;PR;araruna;-23.9315;-52.5021;0;44;America/Sao_Paulo;14824
4101804;Araucária;PR;araucaria;-25.5859;-49.4047;0;41;America/Sao_Paulo;160038
4101853;Ariranha do Ivaí;PR;ariranha-do-ivai;-24.3857;-51.5839;0;43;America/Sao_Paulo;2351
4101903;Assaí;PR;assai;-23.3697;-50.8459;0;43;America/Sao_Paulo;13643
4102000;Assis Chateaubriand;PR;assis-chateaubriand;-24.4168;-53.5213;0;44;America/Sao_Paulo;38105
4102109;Astorga;PR;astorga;-23.2318;-51.6668;0;44;America/Sao_Paulo;26145
4102208;Atalaia;PR;atalaia;-23.1517;-52.0551;0;44;America/Sao_Paulo;4045
4102307;Balsa Nova;PR;balsa-nova;-25.5804;-49.6291;0;41;America/Sao_Paulo;13871
4102406;Bandeirantes;PR;bandeirantes;-23.1078;-50.3704;0;43;America/Sao_Paulo;31807
4102505;Barbosa Ferraz;PR;barbosa-ferraz;-24.0334;-52.004;0;44;America/Sao_Paulo;10692
4102604;Barracão;PR;barracao;-26.2502;-53.6324;0;49;America/Sao_Paulo;9900
4102703;Barra do Jacaré;PR;barra-do-jacare;-23.116;-50.1842;0;43;America/Sao_Paulo;2866
4102752;Bela Vista da Caroba;PR;bela-vista-da-caroba;-25.8842;-53.6725;0;46;America/Sao_Paulo;4100
4102802;Bela Vista do Paraíso;PR;bela-vista-do-paraiso;-22.9937;-51.1927;0;43;America/Sao_Paulo;14998
4102901;Bituruna;PR;bituruna;-26.1607;-51.5518;0;42;America/Sao_Paulo;15689
4103008;Boa Esperança;PR;boa-esperanca;-24.2467;-52.7876;0;44;America/Sao_Paulo;4622
4103024;Boa Esperança do Iguaçu;PR;boa-esperanca-do-iguacu;-25.6324;-53.2108;0;46;America/Sao_Paulo;2448
4103040;Boa Ventura de São Roque;PR;boa-ventura-de-sao-roque;-24.8688;-51.6276;0;42;America/Sao_Paulo;6244
4103057;Boa Vista da Aparecida;PR;boa-vista-da-aparecida;-25.4308;-53.4117;0;45;America/Sao_Paulo;8034
4103107;Bocaiúva do Sul;PR;bocaiuva-do-sul;-25.2066;-49.1141;0;41;America/Sao_Paulo;13804
4103156;Bom Jesus do Sul;PR;bom-jesus-do-sul;-26.1958;-53.5955;0;46;America/Sao_Paulo;4061
4103206;Bom Sucesso;PR;bom-sucesso;-23.7063;-51.7671;0;43;America/Sao_Paulo;6677
4103222;Bom Sucesso do Sul;PR;bom-sucesso-do-sul;-26.0731;-52.8353;0;46;America/Sao_Paulo;3234
4103305;Borrazópolis;PR;borrazopolis;-23.9366;-51.5875;0;43;America/Sao_Paulo;7824
4103354;Braganey;PR;braganey;-24.8173;-53.1218;0;45;America/Sao_Paulo;4802
4103370;Brasilândia do Sul;PR;brasilandia-do-sul;-24.1978;-53.5275;0;44;America/Sao_Paulo;3828
4103404;Cafeara;PR;cafeara;-22.789;-51.7142;0;43;America/Sao_Paulo;2655
4103453;Cafelândia;PR;cafelandia;-24.6189;-53.3207;0;45;America/Sao_Paulo;19844
4103479;Cafezal do Sul;PR;cafezal-do-sul;-23.9005;-53.5124;0;44;America/Sao_Paulo;4561
4103503;Califórnia;PR;california;-23.6566;-51.3574;0;43;America/Sao_Paulo;8921
4103602;Cambará;PR;cambara;-23.0423;-50.0753;0;43;America/Sao_Paulo;23430
4103701;Cambé;PR;cambe;-23.2766;-51.2798;0;43;America/Sao_Paulo;111009
4103800;Cambira;PR;cambira;-23.589;-51.5792;0;43;America/Sao_Paulo;9899
4103909;Campina da Lagoa;PR;campina-da-lagoa;-24.5893;-52.7976;0;44;America/Sao_Paulo;15979
4103958;Campina do Simão;PR;campina-do-simao;-25.0802;-51.8237;0;42;America/Sao_Paulo;3973
4104006;Campina Grande do Sul;PR;campina-grande-do-sul;-25.3044;-49.0551;0;41;America/Sao_Paulo;49971
4104055;Campo Bonito;PR;campo-bonito;-25.0294;-52.9939;0;45;America/Sao_Paulo;4032
4104105;Campo do Tenente;PR;campo-do-tenente;-25.98;-49.6844;0;41;America/Sao_Paulo;7666
4104204;Campo Largo;PR;campo-largo;-25.4525;-49.529;0;41;America/Sao_Paulo;142695
4104253;Campo Magro;PR;campo-magro;-25.3687;-49.4501;0;41;America/Sao_Paulo;31555
4104303;Campo Mourão;PR;campo-mourao;-24.0463;-52.378;0;44;America/Sao_Paulo;103340
4104402;Cândido de Abreu;PR;candido-de-abreu;-24.5649;-51.3372;0;43;America/Sao_Paulo;15255
4104428;Candói;PR;candoi;-25.5758;-52.0409;0;42;America/Sao_Paulo;15174
4104451;Cantagalo;PR;cantagalo;-25.3734;-52.1198;0;42;America/Sao_Paulo;10799
4104501;Capanema;PR;capanema;-25.6691;-53.8055;0;46;America/Sao_Paulo;21022
4104600;Capitão Leônidas Marques;PR;capitao-leonidas-marques;-25.4816;-53.6112;0;45;America/Sao_Paulo;14796
4104659;Carambeí;PR;carambei;-24.9152;-50.0986;0;42;America/Sao_Paulo;24159
4104709;Carlópolis;PR;carlopolis;-23.4269;-49.7235;0;43;America/Sao_Paulo;17567
4104808;Cascavel;PR;cascavel;-24.9573;-53.459;0;45;America/Sao_Paulo;364104
4104907;Castro;PR;castro;-24.7891;-50.0108;0;42;America/Sao_Paulo;75291
4105003;Catanduvas;PR;catanduvas;-25.2044;-53.1548;0;45;America/Sao_Paulo;10627
4105102;Centenário do Sul;PR;centenario-do-sul;-22.8188;-51.5973;0;43;America/Sao_Paulo;10936
4105201;Cerro Azul;PR;cerro-azul;-24.8236;-49.2611;0;41;America/Sao_Paulo;16240
4105300;Céu Azul;PR;ceu-azul;-25.1489;-53.8415;0;45;America/Sao_Paulo;11251
4105409;Chopinzinho;PR;chopinzinho;-25.8515;-52.5173;0;46;America/Sao_Paulo;21559
4105508;Cianorte;PR;cianorte;-23.6599;-52.6054;0;44;America/Sao_Paulo;82359
4105607;Cidade Gaúcha;PR;cidade-gaucha;-23.3772;-52.9436;0;44;America/Sao_Paulo;11684
4105706;Clevelândia;PR;clevelandia;-26.4043;-52.3508;0;46;America/Sao_Paulo;14975
4105805;Colombo;PR;colombo;-25.2925;-49.2262;0;41;America/Sao_Paulo;240720
4105904;Colorado;PR;colorado;-22.8374;-51.9743;0;44;America/Sao_Paulo;23278
4106001;Congonhinhas;PR;congonhinhas;-23.5493;-50.5569;0;43;America/Sao_Paulo;8442
4106100;Conselheiro Mairinck;PR;conselheiro-mairinck;-23.623;-50.1707;0;43;America/Sao_Paulo;3486
4106209;Contenda;PR;contenda;-25.6788;-49.535;0;41;America/Sao_Paulo;19827
4106308;Corbélia;PR;corbelia;-24.7971;-53.3006;0;45;America/Sao_Paulo;17862
4106407;Cornélio Procópio;PR;cornelio-procopio;-23.1829;-50.6498;0;43;America/Sao_Paulo;45830
4106456;Coronel Domingos Soares;PR;coronel-domingos-soares;-26.2277;-52.0356;0;46;America/Sao_Paulo;5516
4106506;Coronel Vivida;PR;coronel-vivida;-25.9767;-52.5641;0;46;America/Sao_Paulo;23859
4106555;Corumbataí do Sul;PR;corumbatai-do-sul;-24.101;-52.1177;0;44;America/Sao_Paulo;3780
4106571;Cruzeiro do Iguaçu;PR;cruzeiro-do-iguacu;-25.6192;-53.1285;0;46;America/Sao_Paulo;4171
4106605;Cruzeiro do Oeste;PR;cruzeiro-do-oeste;-23.7799;-53.0774;0;44;America/Sao_Paulo;24622
4106704;Cruzeiro do Sul;PR;cruzeiro-do-sul;-22.9624;-52.1622;0;44;America/Sao_Paulo;4547
4106803;Cruz Machado;PR;cruz-machado;-26.0166;-51.343;0;42;America/Sao_Paulo;15910
4106852;Cruzmaltina;PR;cruzmaltina;-24.0132;-51.4563;0;43;America/Sao_Paulo;2896
4106902;Curitiba;PR;curitiba;-25.4195;-49.2646;1;41;America/Sao_Paulo;1829225
4107009;Curiúva;PR;curiuva;-24.0362;-50.4576;0;43;America/Sao_Paulo;13802
4107108;Diamante do Norte;PR;diamante-do-norte;-22.655;-52.8617;0;44;America/Sao_Paulo;5164
4107124;Diamante do Sul;PR;diamante-do-sul;-25.035;-52.6768;0;45;America/Sao_Paulo;3170
4107157;Diamante D'Oeste;PR;diamante-doeste;-24.9419;-54.1052;0;45;America/Sao_Paulo;4557
4107207;Dois Vizinhos;PR;dois-vizinhos;-25.7407;-53.057;0;46;America/Sao_Paulo;47014
4107256;Douradina;PR;douradina;-23.3807;-53.2918;0;44;America/Sao_Paulo;9525
4107306;Doutor Camargo;PR;doutor-camargo;-23.5582;-52.2178;0;44;America/Sao_Paulo;6484
4107405;Enéas Marques;PR;eneas-marques;-25.9445;-53.1659;0;46;America/Sao_Paulo;6070
4107504;Engenheiro Beltrão;PR;engenheiro-beltrao;-23.797;-52.2659;0;44;America/Sao_Paulo;12431
4107520;Esperança Nova;PR;esperanca-nova;-23.7238;-53.811;0;44;America/Sao_Paulo;1858
4107538;Entre Rios do Oeste;PR;entre-rios-do-oeste;-24.7042;-54.2385;0;45;America/Sao_Paulo;4729
4107546;Espigão Alto do Iguaçu;PR;espigao-alto-do-iguacu;-25.4216;-52.8348;0;46;America/Sao_Paulo;4881
4107553;Farol;PR;farol;-24.0958;-52.6217;0;44;America/Sao_Paulo;3023
4107603;Faxinal;PR;faxinal;-24.0077;-51.3227;0;43;America/Sao_Paulo;16618
4107652;Fazenda Rio Grande;PR;fazenda-rio-grande;-25.6624;-49.3073;0;41;America/Sao_Paulo;161506
4107702;Fênix;PR;fenix;-23.9135;-51.9805;0;44;America/Sao_Paulo;4512
4107736;Fernandes Pinheiro;PR;fernandes-pinheiro;-25.4107;-50.5456;0;42;America/Sao_Paulo;6387
4107751;Figueira;PR;figueira;-23.8455;-50.4031;0;43;America/Sao_Paulo;8144
4107801;Floraí;PR;florai;-23.3178;-52.3029;0;44;America/Sao_Paulo;4825
4107850;Flor da Serra do Sul;PR;flor-da-serra-do-sul;-26.2523;-53.3092;0;46;America/Sao_Paulo;4367
4107900;Floresta;PR;floresta;-23.6031;-52.0807;0;44;America/Sao_Paulo;11226
4108007;Florestópolis;PR;florestopolis;-22.8623;-51.3882;0;43;America/Sao_Paulo;11639
4108106;Flórida;PR;florida;-23.0847;-51.9546;0;44;America/Sao_Paulo;2704
4108205;Formosa do Oeste;PR;formosa-do-oeste;-24.2951;-53.3114;0;44;America/Sao_Paulo;7756
4108304;Foz do Iguaçu;PR;foz-do-iguacu;-25.5427;-54.5827;0;45;America/Sao_Paulo;295500
4108320;Francisco Alves;PR;francisco-alves;-24.0667;-53.8461;0;44;America/Sao_Paulo;8464
4108403;Francisco Beltrão;PR;francisco-beltrao;-26.0817;-53.0535;0;46;America/Sao_Paulo;101302
4108452;Foz do Jordão;PR;foz-do-jordao;-25.7371;-52.1188;0;42;America/Sao_Paulo;4925
4108502;General Carneiro;PR;general-carneiro;-26.425;-51.3172;0;42;America/Sao_Paulo;10861
4108551;Godoy Moreira;PR;godoy-moreira;-24.173;-51.9246;0;43;America/Sao_Paulo;2970
4108601;Goioerê;PR;goioere;-24.1835;-53.0248;0;44;America/Sao_Paulo;28970
4108650;Goioxim;PR;goioxim;-25.1927;-51.9911;0;42;America/Sao_Paulo;6531
4108700;Grandes Rios;PR;grandes-rios;-24.1466;-51.5094;0;43;America/Sao_Paulo;5586
4108809;Guaíra;PR;guaira;-24.085;-54.2573;0;44;America/Sao_Paulo;32966
4108908;Guairaçá;PR;guairaca;-22.932;-52.6906;0;44;America/Sao_Paulo;6733
4108957;Guamiranga;PR;guamiranga;-25.1912;-50.8021;0;42;America/Sao_Paulo;7961
4109005;Guapirama;PR;guapirama;-23.5203;-50.0407;0;43;America/Sao_Paulo;4792
4109104;Guaporema;PR;guaporema;-23.3402;-52.7786;0;44;America/Sao_Paulo;2217
4109203;Guaraci;PR;guaraci;-22.9694;-51.6504;0;43;America/Sao_Paulo;4762
4109302;Guaraniaçu;PR;guaraniacu;-25.0968;-52.8755;0;45;America/Sao_Paulo;13814
4109401;Guarapuava;PR;guarapuava;-25.3902;-51.4623;0;42;America/Sao_Paulo;188710
4109500;Guaraqueçaba;PR;guaraquecaba;-25.3071;-48.3204;0;41;America/Sao_Paulo;7474
4109609;Guaratuba;PR;guaratuba;-25.8817;-48.5752;0;41;America/Sao_Paulo;44323
4109658;Honório Serpa;PR;honorio-serpa;-26.139;-52.3848;0;46;America/Sao_Paulo;4872
4109708;Ibaiti;PR;ibaiti;-23.8478;-50.1932;0;43;America/Sao_Paulo;29440
4109757;Ibema;PR;ibema;-25.1193;-53.0072;0;45;America/Sao_Paulo;6327
4109807;Ibiporã;PR;ibipora;-23.2659;-51.0522;0;43;America/Sao_Paulo;53054
4109906;Icaraíma;PR;icaraima;-23.3944;-53.615;0;44;America/Sao_Paulo;9139
4110003;Iguaraçu;PR;iguaracu;-23.1949;-51.8256;0;44;America/Sao_Paulo;5599
4110052;Iguatu;PR;iguatu;-24.7153;-53.0827;0;45;America/Sao_Paulo;2162
4110078;Imbaú;PR;imbau;-24.448;-50.7533;0;42;America/Sao_Paulo;14815
4110102;Imbituva;PR;imbituva;-25.2285;-50.5989;0;42;America/Sao_Paulo;30757
4110201;Inácio Martins;PR;inacio-martins;-25.5704;-51.0769;0;42;America/Sao_Paulo;9633
4110300;Inajá;PR;inaja;-22.7509;-52.1995;0;44;America/Sao_Paulo;2510
4110409;Indianópolis;PR;indianopolis;-23.4762;-52.6989;0;44;America/Sao_Paulo;4531
4110508;Ipiranga;PR;ipiranga;-25.0238;-50.5794;0;42;America/Sao_Paulo;14338
4110607;Iporã;PR;ipora;-24.0083;-53.706;0;44;America/Sao_Paulo;16062
4110656;Iracema do Oeste;PR;iracema-do-oeste;-24.4262;-53.3528;0;44;America/Sao_Paulo;2344
4110706;Irati;PR;irati;-25.4697;-50.6493;0;42;America/Sao_Paulo;60796
4110805;Iretama;PR;iretama;-24.4253;-52.1012;0;44;America/Sao_Paulo;10843
4110904;Itaguajé;PR;itaguaje;-22.6183;-51.9674;0;44;America/Sao_Paulo;4532
4110953;Itaipulândia;PR;itaipulandia;-25.1366;-54.3001;0;45;America/Sao_Paulo;11984
4111001;Itambaracá;PR;itambaraca;-23.0181;-50.4097;0;43;America/Sao_Paulo;5874
4111100;Itambé;PR;itambe;-23.6601;-51.9912;0;44;America/Sao_Paulo;6215
4111209;Itapejara d'Oeste;PR;itapejara-doeste;-25.9619;-52.8152;0;46;America/Sao_Paulo;12766
4111258;Itaperuçu;PR;itaperucu;-25.2193;-49.3454;0;41;America/Sao_Paulo;32890
4111308;Itaúna do Sul;PR;itauna-do-sul;-22.7289;-52.8874;0;44;America/Sao_Paulo;3620
4111407;Ivaí;PR;ivai;-25.0067;-50.857;0;42;America/Sao_Paulo;13473
4111506;Ivaiporã;PR;ivaipora;-24.2485;-51.6754;0;43;America/Sao_Paulo;33529
4111555;Ivaté;PR;ivate;-23.4072;-53.3687;0;44;America/Sao_Paulo;6833
4111605;Ivatuba;PR;ivatuba;-23.6187;-52.2203;0;44;America/Sao_Paulo;2705
4111704;Jaboti;PR;jaboti;-23.7435;-50.0729;0;43;America/Sao_Paulo;5576
4111803;Jacarezinho;PR;jacarezinho;-23.1591;-49.9739;0;43;America/Sao_Paulo;41400
4111902;Jaguapitã;PR;jaguapita;-23.1104;-51.5342;0;43;America/Sao_Paulo;15719
4112009;Jaguariaíva;PR;jaguariaiva;-24.2439;-49.7066;0;43;America/Sao_Paulo;36231
4112108;Jandaia do Sul;PR;jandaia-do-sul;-23.6011;-51.6448;0;43;America/Sao_Paulo;21851
4112207;Janiópolis;PR;janiopolis;-24.1401;-52.7784;0;44;America/Sao_Paulo;5835
4112306;Japira;PR;japira;-23.8142;-50.1422;0;43;America/Sao_Paulo;5060
4112405;Japurá;PR;japura;-23.4693;-52.5557;0;44;America/Sao_Paulo;9354
4112504;Jardim Alegre;PR;jardim-alegre;-24.1809;-51.6902;0;43;America/Sao_Paulo;12130
4112603;Jardim Olinda;PR;jardim-olinda;-22.5523;-52.0503;0;44;America/Sao_Paulo;1353
4112702;Jataizinho;PR;jataizinho;-23.2578;-50.9777;0;43;America/Sao_Paulo;11971
4112751;Jesuítas;PR;jesuitas;-24.3839;-53.3849;0;44;America/Sao_Paulo;10860
4112801;Joaquim Távora;PR;joaquim-tavora;-23.4987;-49.909;0;43;America/Sao_Paulo;12280
4112900;Jundiaí do Sul;PR;jundiai-do-sul;-23.4357;-50.2496;0;43;America/Sao_Paulo;3366
4112959;Juranda;PR;juranda;-24.4209;-52.8413;0;44;America/Sao_Paulo;7898
4113007;Jussara;PR;jussara;-23.6219;-52.4693;0;44;America/Sao_Paulo;6795
4113106;Kaloré;PR;kalore;-23.8188;-51.6687;0;43;America/Sao_Paulo;4657
4113205;Lapa;PR;lapa;-25.7671;-49.7168;0;41;America/Sao_Paulo;45857
4113254;Laranjal;PR;laranjal;-24.8862;-52.47;0;42;America/Sao_Paulo;5575
4113304;Laranjeiras do Sul;PR;laranjeiras-do-sul;-25.4077;-52.4109;0;42;America/Sao_Paulo;33103
4113403;Leópolis;PR;leopolis;-23.0818;-50.7511;0;43;America/Sao_Paulo;3751
4113429;Lidianópolis;PR;lidianopolis;-24.11;-51.6506;0;43;America/Sao_Paulo;3989
4113452;Lindoeste;PR;lindoeste;-25.2596;-53.5733;0;45;America/Sao_Paulo;5226
4113502;Loanda;PR;loanda;-22.9232;-53.1362;0;44;America/Sao_Paulo;23813
4113601;Lobato;PR;lobato;-23.0058;-51.9524;0;44;America/Sao_Paulo;4693
4113700;Londrina;PR;londrina;-23.304;-51.1691;0;43;America/Sao_Paulo;577318
4113734;Luiziana;PR;luiziana;-24.2853;-52.269;0;44;America/Sao_Paulo;6696
4113759;Lunardelli;PR;lunardelli;-24.0821;-51.7368;0;43;America/Sao_Paulo;4902
4113809;Lupionópolis;PR;lupionopolis;-22.755;-51.6601;0;43;America/Sao_Paulo;4911
4113908;Mallet;PR;mallet;-25.8806;-50.8173;0;42;America/Sao_Paulo;13655
4114005;Mamborê;PR;mambore;-24.317;-52.5271;0;44;America/Sao_Paulo;13572
4114104;Mandaguaçu;PR;mandaguacu;-23.3458;-52.0944;0;44;America/Sao_Paulo;33752
4114203;Mandaguari;PR;mandaguari;-23.5446;-51.671;0;44;America/Sao_Paulo;38050
4114302;Mandirituba;PR;mandirituba;-25.777;-49.3282;0;41;America/Sao_Paulo;28761
4114351;Manfrinópolis;PR;manfrinopolis;-26.1441;-53.3113;0;46;America/Sao_Paulo;2761
4114401;Mangueirinha;PR;mangueirinha;-25.9421;-52.1743;0;46;America/Sao_Paulo;16764
4114500;Manoel Ribas;PR;manoel-ribas;-24.5144;-51.6658;0;43;America/Sao_Paulo;14576
4114609;Marechal Cândido Rondon;PR;marechal-candido-rondon;-24.557;-54.0571;0;45;America/Sao_Paulo;58140
4114708;Maria Helena;PR;maria-helena;-23.6158;-53.2053;0;44;America/Sao_Paulo;5935
4114807;Marialva;PR;marialva;-23.4843;-51.7928;0;44;America/Sao_Paulo;44098
4114906;Marilândia do Sul;PR;marilandia-do-sul;-23.7425;-51.3137;0;43;America/Sao_Paulo;8774
4115002;Marilena;PR;marilena;-22.7336;-53.0402;0;44;America/Sao_Paulo;7409
4115101;Mariluz;PR;mariluz;-24.0089;-53.1432;0;44;America/Sao_Paulo;9934
4115200;Maringá;PR;maringa;-23.4205;-51.9333;0;44;America/Sao_Paulo;425983
4115309;Mariópolis;PR;mariopolis;-26.355;-52.5532;0;46;America/Sao_Paulo;6475
4115358;Maripá;PR;maripa;-24.42;-53.8286;0;44;America/Sao_Paulo;6767
4115408;Marmeleiro;PR;marmeleiro;-26.1472;-53.0267;0;46;America/Sao_Paulo;16386
4115457;Marquinho;PR;marquinho;-25.112;-52.2497;0;42;America/Sao_Paulo;4521
4115507;Marumbi;PR;marumbi;-23.7058;-51.6404;0;43;America/Sao_Paulo;4778
4115606;Matelândia;PR;matelandia;-25.2496;-53.9935;0;45;America/Sao_Paulo;19022
4115705;Matinhos;PR;matinhos;-25.8237;-48.549;0;41;America/Sao_Paulo;41416
4115739;Mato Rico;PR;mato-rico;-24.6995;-52.1454;0;42;America/Sao_Paulo;3237
4115754;Mauá da Serra;PR;maua-da-serra;-23.8988;-51.2277;0;43;America/Sao_Paulo;9628
4115804;Medianeira;PR;medianeira;-25.2977;-54.0943;0;45;America/Sao_Paulo;57120
4115853;Mercedes;PR;mercedes;-24.4538;-54.1618;0;45;America/Sao_Paulo;6136
4115903;Mirador;PR;mirador;-23.255;-52.7761;0;44;America/Sao_Paulo;2258
4116000;Miraselva;PR;miraselva;-22.9657;-51.4846;0;43;America/Sao_Paulo;2008
4116059;Missal;PR;missal;-25.0919;-54.2477;0;45;America/Sao_Paulo;11301
4116109;Moreira Sales;PR;moreira-sales;-24.0509;-53.0102;0;44;America/Sao_Paulo;11137
4116208;Morretes;PR;morretes;-25.4744;-48.8345;0;41;America/Sao_Paulo;18908
4116307;Munhoz de Melo;PR;munhoz-de-melo;-23.1487;-51.7737;0;44;America/Sao_Paulo;4045
4116406;Nossa Senhora das Graças;PR;nossa-senhora-das-gracas;-22.9129;-51.7978;0;44;America/Sao_Paulo;3685
4116505;Nova Aliança do Ivaí;PR;nova-alianca-do-ivai;-23.1763;-52.6032;0;44;America/Sao_Paulo;1327
4116604;Nova América da Colina;PR;nova-america-da-colina;-23.3308;-50.7168;0;43;America/Sao_Paulo;3299
4116703;Nova Aurora;PR;nova-aurora;-24.5289;-53.2575;0;45;America/Sao_Paulo;14219
4116802;Nova Cantu;PR;nova-cantu;-24.6723;-52.5661;0;44;America/Sao_Paulo;6799
4116901;Nova Esperança;PR;nova-esperanca;-23.182;-52.2031;0;44;America/Sao_Paulo;27142
4116950;Nova Esperança do Sudoeste;PR;nova-esperanca-do-sudoeste;-25.9004;-53.2618;0;46;America/Sao_Paulo;5744
4117008;Nova Fátima;PR;nova-fatima;-23.4324;-50.5665;0;43;America/Sao_Paulo;7201
4117057;Nova Laranjeiras;PR;nova-laranjeiras;-25.3054;-52.5447;0;42;America/Sao_Paulo;12287
4117107;Nova Londrina;PR;nova-londrina;-22.7639;-52.9868;0;44;America/Sao_Paulo;13085
4117206;Nova Olímpia;PR;nova-olimpia;-23.4703;-53.0898;0;44;America/Sao_Paulo;5960
4117214;Nova Santa Bárbara;PR;nova-santa-barbara;-23.5865;-50.7598;0;43;America/Sao_Paulo;4280
4117222;Nova Santa Rosa;PR;nova-santa-rosa;-24.4693;-53.9552;0;45;America/Sao_Paulo;8535
4117255;Nova Prata do Iguaçu;PR;nova-prata-do-iguacu;-25.6309;-53.3469;0;46;America/Sao_Paulo;13196
4117271;Nova Tebas;PR;nova-tebas;-24.438;-51.9454;0;42;America/Sao_Paulo;6870
4117297;Novo Itacolomi;PR;novo-itacolomi;-23.7631;-51.5079;0;43;America/Sao_Paulo;3210
4117305;Ortigueira;PR;ortigueira;-24.2058;-50.9185;0;42;America/Sao_Paulo;24627
4117404;Ourizona;PR;ourizona;-23.4053;-52.1964;0;44;America/Sao_Paulo;3206
4117453;Ouro Verde do Oeste;PR;ouro-verde-do-oeste;-24.7933;-53.9043;0;45;America/Sao_Paulo;7031
4117503;Paiçandu;PR;paicandu;-23.4555;-52.046;0;44;America/Sao_Paulo;48207
4117602;Palmas;PR;palmas;-26.4839;-51.9888;0;46;America/Sao_Paulo;49891
4117701;Palmeira;PR;palmeira;-25.4257;-50.007;0;42;America/Sao_Paulo;34806
4117800;Palmital;PR;palmital;-24.8853;-52.2029;0;42;America/Sao_Paulo;12967
4117909;Palotina;PR;palotina;-24.2868;-53.8404;0;44;America/Sao_Paulo;36623
4118006;Paraíso do Norte;PR;paraiso-do-norte;-23.2824;-52.6054;0;44;America/Sao_Paulo;13634
4118105;Paranacity;PR;paranacity;-22.9297;-52.1549;0;44;America/Sao_Paulo;9597
4118204;Paranaguá;PR;paranagua;-25.5161;-48.5225;0;41;America/Sao_Paulo;149819
4118303;Paranapoema;PR;paranapoema;-22.6412;-52.0905;0;44;America/Sao_Paulo;2378
4118402;Paranavaí;PR;paranavai;-23.0816;-52.4617;0;44;America/Sao_Paulo;95525
4118451;Pato Bragado;PR;pato-bragado;-24.6271;-54.2265;0;45;America/Sao_Paulo;5939
4118501;Pato Branco;PR;pato-branco;-26.2292;-52.6706;0;46;America/Sao_Paulo;96602
4118600;Paula Freitas;PR;paula-freitas;-26.2105;-50.931;0;42;America/Sao_Paulo;5778
4118709;Paulo Frontin;PR;paulo-frontin;-26.0466;-50.8304;0;42;America/Sao_Paulo;6369
4118808;Peabiru;PR;peabiru;-23.914;-52.3431;0;44;America/Sao_Paulo;13496
4118857;Perobal;PR;perobal;-23.8949;-53.4098;0;44;America/Sao_Paulo;7496
4118907;Pérola;PR;perola;-23.8039;-53.6834;0;44;America/Sao_Paulo;12275
4119004;Pérola d'Oeste;PR;perola-doeste;-25.8278;-53.7433;0;46;America/Sao_Paulo;6235
4119103;Piên;PR;pien;-26.0965;-49.4336;0;41;America/Sao_Paulo;14179
4119152;Pinhais;PR;pinhais;-25.4429;-49.1927;0;41;America/Sao_Paulo;131199
4119202;Pinhalão;PR;pinhalao;-23.7982;-50.0536;0;43;America/Sao_Paulo;6707
4119251;Pinhal de São Bento;PR;pinhal-de-sao-bento;-26.0324;-53.482;0;46;America/Sao_Paulo;2819
4119301;Pinhão;PR;pinhao;-25.6944;-51.6536;0;42;America/Sao_Paulo;30472
4119400;Piraí do Sul;PR;pirai-do-sul;-24.5306;-49.9433;0;42;America/Sao_Paulo;24000
4119509;Piraquara;PR;piraquara;-25.4422;-49.0624;0;41;America/Sao_Paulo;124934
4119608;Pitanga;PR;pitanga;-24.7588;-51.7596;0;42;America/Sao_Paulo;34513
4119657;Pitangueiras;PR;pitangueiras;-23.2281;-51.5873;0;43;America/Sao_Paulo;3121
4119707;Planaltina do Paraná;PR;planaltina-do-parana;-23.0101;-52.9162;0;44;America/Sao_Paulo;4123
4119806;Planalto;PR;planalto;-25.7211;-53.7642;0;46;America/Sao_Paulo;14663
4119905;Ponta Grossa;PR;ponta-grossa;-25.0916;-50.1668;0;42;America/Sao_Paulo;372562
4119954;Pontal do Paraná;PR;pontal-do-parana;-25.6735;-48.5111;0;41;America/Sao_Paulo;32426
4120002;Porecatu;PR;porecatu;-22.7537;-51.3795;0;43;America/Sao_Paulo;11438
4120101;Porto Amazonas;PR;porto-amazonas;-25.54;-49.8946;0;42;America/Sao_Paulo;4099
4120150;Porto Barreiro;PR;porto-barreiro;-25.5477;-52.4067;0;42;America/Sao_Paulo;3078
4120200;Porto Rico;PR;porto-rico;-22.7747;-53.2677;0;44;America/Sao_Paulo;3316
4120309;Porto Vitória;PR;porto-vitoria;-26.1674;-51.231;0;42;America/Sao_Paulo;3549
4120333;Prado Ferreira;PR;prado-ferreira;-23.0357;-51.4429;0;43;America/Sao_Paulo;3799
4120358;Pranchita;PR;pranchita;-26.0209;-53.7397;0;46;America/Sao_Paulo;5833
4120408;Presidente Castelo Branco;PR;presidente-castelo-branco;-23.2782;-52.1536;0;44;America/Sao_Paulo;4336
4120507;Primeiro de Maio;PR;primeiro-de-maio;-22.8517;-51.0293;0;43;America/Sao_Paulo;10121
4120606;Prudentópolis;PR;prudentopolis;-25.2111;-50.9754;0;42;America/Sao_Paulo;50428
4120655;Quarto Centenário;PR;quarto-centenario;-24.2775;-53.0759;0;44;America/Sao_Paulo;4170
4120705;Quatiguá;PR;quatigua;-23.5671;-49.916;0;43;America/Sao_Paulo;8357
4120804;Quatro Barras;PR;quatro-barras;-25.3673;-49.0763;0;41;America/Sao_Paulo;25109
4120853;Quatro Pontes;PR;quatro-pontes;-24.5752;-53.9759;0;45;America/Sao_Paulo;4636
4120903;Quedas do Iguaçu;PR;quedas-do-iguacu;-25.4492;-52.9102;0;46;America/Sao_Paulo;31405
4121000;Querência do Norte;PR;querencia-do-norte;-23.0838;-53.483;0;44;America/Sao_Paulo;10693
4121109;Quinta do Sol;PR;quinta-do-sol;-23.8533;-52.1309;0;44;America/Sao_Paulo;5060
4121208;Quitandinha;PR;quitandinha;-25.8734;-49.4973;0;41;America/Sao_Paulo;18823
4121257;Ramilândia;PR;ramilandia;-25.1195;-54.023;0;45;America/Sao_Paulo;4293
4121307;Rancho Alegre;PR;rancho-alegre;-23.0676;-50.9145;0;43;America/Sao_Paulo;3501
4121356;Rancho Alegre D'Oeste;PR;rancho-alegre-doeste;-24.3065;-52.9552;0;44;America/Sao_Paulo;2638
4121406;Realeza;PR;realeza;-25.7711;-53.526;0;46;America/Sao_Paulo;19903
4121505;Rebouças;PR;reboucas;-25.6232;-50.6877;0;42;America/Sao_Paulo;14754
4121604;Renascença;PR;renascenca;-26.1588;-52.9703;0;46;America/Sao_Paulo;6946
4121703;Reserva;PR;reserva;-24.6492;-50.8466;0;42;America/Sao_Paulo;24851
4121752;Reserva do Iguaçu;PR;reserva-do-iguacu;-25.8319;-52.0272;0;42;America/Sao_Paulo;6543
4121802;Ribeirão Claro;PR;ribeirao-claro;-23.1941;-49.7597;0;43;America/Sao_Paulo;12770
4121901;Ribeirão do Pinhal;PR;ribeirao-do-pinhal;-23.4091;-50.3601;0;43;America/Sao_Paulo;13180
4122008;Rio Azul;PR;rio-azul;-25.7306;-50.7985;0;42;America/Sao_Paulo;14214
4122107;Rio Bom;PR;rio-bom;-23.7606;-51.4122;0;43;America/Sao_Paulo;3223
4122156;Rio Bonito do Iguaçu;PR;rio-bonito-do-iguacu;-25.4874;-52.5292;0;42;America/Sao_Paulo;14234
4122172;Rio Branco do Ivaí;PR;rio-branco-do-ivai;-24.3244;-51.3187;0;43;America/Sao_Paulo;3850
4122206;Rio Branco do Sul;PR;rio-branco-do-sul;-25.1892;-49.3115;0;41;America/Sao_Paulo;39307
4122305;Rio Negro;PR;rio-negro;-26.095;-49.7982;0;47;America/Sao_Paulo;31992
4122404;Rolândia;PR;rolandia;-23.3101;-51.3659;0;43;America/Sao_Paulo;74935
4122503;Roncador;PR;roncador;-24.5958;-52.2716;0;44;America/Sao_Paulo;11371
4122602;Rondon;PR;rondon;-23.412;-52.7659;0;44;America/Sao_Paulo;9240
4122651;Rosário do Ivaí;PR;rosario-do-ivai;-24.2682;-51.272;0;43;America/Sao_Paulo;5491
4122701;Sabáudia;PR;sabaudia;-23.3155;-51.555;0;43;America/Sao_Paulo;9320
4122800;Salgado Filho;PR;salgado-filho;-26.1777;-53.3631;0;46;America/Sao_Paulo;4097
4122909;Salto do Itararé;PR;salto-do-itarare;-23.6074;-49.6354;0;43;America/Sao_Paulo;5267
4123006;Salto do Lontra;PR;salto-do-lontra;-25.7813;-53.3135;0;46;America/Sao_Paulo;15636
4123105;Santa Amélia;PR;santa-amelia;-23.2654;-50.4288;0;43;America/Sao_Paulo;3386
4123204;Santa Cecília do Pavão;PR;santa-cecilia-do-pavao;-23.5201;-50.7835;0;43;America/Sao_Paulo;3375
4123303;Santa Cruz de Monte Castelo;PR;santa-cruz-de-monte-castelo;-22.9582;-53.2949;0;44;America/Sao_Paulo;8806
4123402;Santa Fé;PR;santa-fe;-23.04;-51.808;0;44;America/Sao_Paulo;11669
4123501;Santa Helena;PR;santa-helena;-24.8585;-54.336;0;45;America/Sao_Paulo;26341
4123600;Santa Inês;PR;santa-ines;-22.6376;-51.9024;0;44;America/Sao_Paulo;1760
4123709;Santa Isabel do Ivaí;PR;santa-isabel-do-ivai;-23.0025;-53.1989;0;44;America/Sao_Paulo;9059
4123808;Santa Izabel do Oeste;PR;santa-izabel-do-oeste;-25.8217;-53.4801;0;46;America/Sao_Paulo;14385
4123824;Santa Lúcia;PR;santa-lucia;-25.4104;-53.5638;0;45;America/Sao_Paulo;3657
4123857;Santa Maria do Oeste;PR;santa-maria-do-oeste;-24.9377;-51.8696;0;42;America/Sao_Paulo;9985
4123907;Santa Mariana;PR;santa-mariana;-23.1465;-50.5167;0;43;America/Sao_Paulo;11034
4123956;Santa Mônica;PR;santa-monica;-23.108;-53.1103;0;44;America/Sao_Paulo;3373
4124004;Santana do Itararé;PR;santana-do-itarare;-23.7587;-49.6293;0;43;America/Sao_Paulo;5628
4124020;Santa Tereza do Oeste;PR;santa-tereza-do-oeste;-25.0543;-53.6274;0;45;America/Sao_Paulo;13749
4124053;Santa Terezinha de Itaipu;PR;santa-terezinha-de-itaipu;-25.4391;-54.402;0;45;America/Sao_Paulo;25055
4124103;Santo Antônio da Platina;PR;santo-antonio-da-platina;-23.2959;-50.0815;0;43;America/Sao_Paulo;45534
4124202;Santo Antônio do Caiuá;PR;santo-antonio-do-caiua;-22.7351;-52.344;0;44;America/Sao_Paulo;2496
4124301;Santo Antônio do Paraíso;PR;santo-antonio-do-paraiso;-23.4969;-50.6455;0;43;America/Sao_Paulo;2116
4124400;Santo Antônio do Sudoeste;PR;santo-antonio-do-sudoeste;-26.0737;-53.7251;0;46;America/Sao_Paulo;24644
4124509;Santo Inácio;PR;santo-inacio;-22.6957;-51.7969;0;44;America/Sao_Paulo;6397
4124608;São Carlos do Ivaí;PR;sao-carlos-do-ivai;-23.3158;-52.4761;0;44;America/Sao_Paulo;6712
4124707;São Jerônimo da Serra;PR;sao-jeronimo-da-serra;-23.7218;-50.7475;0;43;America/Sao_Paulo;10913
4124806;São João;PR;sao-joao;-25.8214;-52.7252;0;46;America/Sao_Paulo;12230
4124905;São João do Caiuá;PR;sao-joao-do-caiua;-22.8535;-52.3411;0;44;America/Sao_Paulo;5620
4125001;São João do Ivaí;PR;sao-joao-do-ivai;-23.9833;-51.8215;0;43;America/Sao_Paulo;10700
4125100;São João do Triunfo;PR;sao-joao-do-triunfo;-25.683;-50.2949;0;42;America/Sao_Paulo;13923
4125209;São Jorge d'Oeste;PR;sao-jorge-doeste;-25.7085;-52.9204;0;46;America/Sao_Paulo;9550
4125308;São Jorge do Ivaí;PR;sao-jorge-do-ivai;-23.4336;-52.2929;0;44;America/Sao_Paulo;5193
4125357;São Jorge do Patrocínio;PR;sao-jorge-do-patrocinio;-23.7647;-53.8823;0;44;America/Sao_Paulo;6659
4125407;São José da Boa Vista;PR;sao-jose-da-boa-vista;-23.9122;-49.6577;0;43;America/Sao_Paulo;6060
4125456;São José das Palmeiras;PR;sao-jose-das-palmeiras;-24.8369;-54.0572;0;45;America/Sao_Paulo;4030
4125506;São José dos Pinhais;PR;sao-jose-dos-pinhais;-25.5313;-49.2031;0;41;America/Sao_Paulo;345644
4125555;São Manoel do Paraná;PR;sao-manoel-do-parana;-23.3941;-52.6454;0;44;America/Sao_Paulo;2173
4125605;São Mateus do Sul;PR;sao-mateus-do-sul;-25.8677;-50.384;0;42;America/Sao_Paulo;43413
4125704;São Miguel do Iguaçu;PR;sao-miguel-do-iguacu;-25.3492;-54.2405;0;45;America/Sao_Paulo;30198
4125753;São Pedro do Iguaçu;PR;sao-pedro-do-iguacu;-24.9373;-53.8521;0;45;America/Sao_Paulo;5769
4125803;São Pedro do Ivaí;PR;sao-pedro-do-ivai;-23.8634;-51.8568;0;43;America/Sao_Paulo;8611
4125902;São Pedro do Paraná;PR;sao-pedro-do-parana;-22.8239;-53.2241;0;44;America/Sao_Paulo;2722
4126009;São Sebastião da Amoreira;PR;sao-sebastiao-da-amoreira;-23.4656;-50.7625;0;43;America/Sao_Paulo;8100
4126108;São Tomé;PR;sao-tome;-23.5349;-52.5901;0;44;America/Sao_Paulo;5290
4126207;Sapopema;PR;sapopema;-23.9078;-50.5801;0;43;America/Sao_Paulo;6784
4126256;Sarandi;PR;sarandi;-23.4441;-51.876;0;44;America/Sao_Paulo;125785
4126272;Saudade do Iguaçu;PR;saudade-do-iguacu;-25.6917;-52.6184;0;46;America/Sao_Paulo;6342
4126306;Sengés;PR;senges;-24.1129;-49.4616;0;43;America/Sao_Paulo;17344
4126355;Serranópolis do Iguaçu;PR;serranopolis-do-iguacu;-25.3799;-54.0518;0;45;America/Sao_Paulo;5138
4126405;Sertaneja;PR;sertaneja;-23.0361;-50.8317;0;43;America/Sao_Paulo;5667
4126504;Sertanópolis;PR;sertanopolis;-23.0571;-51.0399;0;43;America/Sao_Paulo;16183
4126603;Siqueira Campos;PR;siqueira-campos;-23.6875;-49.8304;0;43;America/Sao_Paulo;23712
4126652;Sulina;PR;sulina;-25.7066;-52.7299;0;46;America/Sao_Paulo;3495
4126678;Tamarana;PR;tamarana;-23.7204;-51.0991;0;43;America/Sao_Paulo;10645
4126702;Tamboara;PR;tamboara;-23.2036;-52.4743;0;44;America/Sao_Paulo;4979
4126801;Tapejara;PR;tapejara;-23.7315;-52.8735;0;44;America/Sao_Paulo;16255
4126900;Tapira;PR;tapira;-23.3193;-53.0684;0;44;America/Sao_Paulo;5813
4127007;Teixeira Soares;PR;teixeira-soares;-25.3701;-50.4571;0;42;America/Sao_Paulo;9581
4127106;Telêmaco Borba;PR;telemaco-borba;-24.3245;-50.6176;0;42;America/Sao_Paulo;77182
4127205;Terra Boa;PR;terra-boa;-23.7683;-52.447;0;44;America/Sao_Paulo;18048
4127304;Terra Rica;PR;terra-rica;-22.7111;-52.6188;0;44;America/Sao_Paulo;14989
4127403;Terra Roxa;PR;terra-roxa;-24.1575;-54.0988;0;44;America/Sao_Paulo;18548
4127502;Tibagi;PR;tibagi;-24.5153;-50.4176;0;42;America/Sao_Paulo;20304
4127601;Tijucas do Sul;PR;tijucas-do-sul;-25.9311;-49.195;0;41;America/Sao_Paulo;18279
4127700;Toledo;PR;toledo;-24.7246;-53.7412;0;45;America/Sao_Paulo;158620
4127809;Tomazina;PR;tomazina;-23.7796;-49.9499;0;43;America/Sao_Paulo;8495
4127858;Três Barras do Paraná;PR;tres-barras-do-parana;-25.4185;-53.1833;0;45;America/Sao_Paulo;11197
4127882;Tunas do Paraná;PR;tunas-do-parana;-24.9731;-49.0879;0;41;America/Sao_Paulo;6302
4127908;Tuneiras do Oeste;PR;tuneiras-do-oeste;-23.8648;-52.8769;0;44;America/Sao_Paulo;8095
4127957;Tupãssi;PR;tupassi;-24.5879;-53.5105;0;44;America/Sao_Paulo;8204
4127965;Turvo;PR;turvo;-25.0437;-51.5282;0;42;America/Sao_Paulo;14443
4128005;Ubiratã;PR;ubirata;-24.5393;-52.9865;0;44;America/Sao_Paulo;25517
4128104;Umuarama;PR;umuarama;-23.7656;-53.3201;0;44;America/Sao_Paulo;121972
4128203;União da Vitória;PR;uniao-da-vitoria;-26.2273;-51.0873;0;42;America/Sao_Paulo;56397
4128302;Uniflor;PR;uniflor;-23.0868;-52.1573;0;44;America/Sao_Paulo;2121
4128401;Uraí;PR;urai;-23.2;-50.7939;0;43;America/Sao_Paulo;10407
4128500;Wenceslau Braz;PR;wenceslau-braz;-23.8742;-49.8032;0;43;America/Sao_Paulo;19430
4128534;Ventania;PR;ventania;-24.2458;-50.2376;0;42;America/Sao_Paulo;9779
4128559;Vera Cruz do Oeste;PR;vera-cruz-do-oeste;-25.0577;-53.8771;0;45;America/Sao_Paulo;8227
4128609;Verê;PR;vere;-25.8772;-52.9051;0;46;America/Sao_Paulo;8051
4128625;Alto Paraíso;PR;alto-paraiso;-23.5078;-53.7283;0;44;America/Sao_Paulo;3077
4128633;Doutor Ulysses;PR;doutor-ulysses;-24.5665;-49.4219;0;41;America/Sao_Paulo;5773
4128658;Virmond;PR;virmond;-25.3829;-52.1987;0;42;America/Sao_Paulo;3842
4128708;Vitorino;PR;vitorino;-26.2683;-52.7843;0;46;America/Sao_Paulo;10280
4128807;Xambrê;PR;xambre;-23.7364;-53.4884;0;44;America/Sao_Paulo;5851
4200051;Abdon Batista;SC;abdon-batista;-27.6126;-51.0233;0;49;America/Sao_Paulo;2633
4200101;Abelardo Luz;SC;abelardo-luz;-26.5716;-52.3229;0;49;America/Sao_Paulo;17736
4200200;Agrolândia;SC;agrolandia;-27.4087;-49.822;0;47;America/Sao_Paulo;11491
4200309;Agronômica;SC;agronomica;-27.2662;-49.708;0;47;America/Sao_Paulo;6394
4200408;Água Doce;SC;agua-doce;-26.9985;-51.5528;0;49;America/Sao_Paulo;6625
4200507;Águas de Chapecó;SC;aguas-de-chapeco;-27.0754;-52.9808;0;49;America/Sao_Paulo;6128
4200556;Águas Frias;SC;aguas-frias;-26.8794;-52.8568;0;49;America/Sao_Paulo;2963
4200606;Águas Mornas;SC;aguas-mornas;-27.6963;-48.8243;0;48;America/Sao_Paulo;7082
4200705;Alfredo Wagner;SC;alfredo-wagner;-27.7001;-49.3273;0;48;America/Sao_Paulo;10862
4200754;Alto Bela Vista;SC;alto-bela-vista;-27.4333;-51.9044;0;49;America/Sao_Paulo;1860
4200804;Anchieta;SC;anchieta;-26.5382;-53.3319;0;49;America/Sao_Paulo;5984
4200903;Angelina;SC;angelina;-27.5704;-48.9879;0;48;America/Sao_Paulo;5472
4201000;Anita Garibaldi;SC;anita-garibaldi;-27.6897;-51.1271;0;49;America/Sao_Paulo;8367
4201109;Anitápolis;SC;anitapolis;-27.9012;-49.1316;0;48;America/Sao_Paulo;3726
4201208;Antônio Carlos;SC;antonio-carlos;-27.5191;-48.766;0;48;America/Sao_Paulo;12118
4201257;Apiúna;SC;apiuna;-27.0375;-49.3885;0;47;America/Sao_Paulo;10020
4201273;Arabutã;SC;arabuta;-27.1587;-52.1423;0;49;America/Sao_Paulo;4487
4201307;Araquari;SC;araquari;-26.3754;-48.7188;0;47;America/Sao_Paulo;50178
4201406;Araranguá;SC;ararangua;-28.9356;-49.4918;0;48;America/Sao_Paulo;75597
4201505;Armazém;SC;armazem;-28.2448;-49.0215;0;48;America/Sao_Paulo;9188
4201604;Arroio Trinta;SC;arroio-trinta;-26.9257;-51.3407;0;49;America/Sao_Paulo;3628
4201653;Arvoredo;SC;arvoredo;-27.0748;-52.4543;0;49;America/Sao_Paulo;2600
4201703;Ascurra;SC;ascurra;-26.9548;-49.3783;0;47;America/Sao_Paulo;8635
4201802;Atalanta;SC;atalanta;-27.4219;-49.7789;0;47;America/Sao_Paulo;3270
4201901;Aurora;SC;aurora;-27.3098;-49.6295;0;47;America/Sao_Paulo;7127
4201950;Balneário Arroio do Silva;SC;balneario-arroio-do-silva;-28.9806;-49.4237;0;48;America/Sao_Paulo;17215
4202008;Balneário Camboriú;SC;balneario-camboriu;-26.9926;-48.6352;0;47;America/Sao_Paulo;148758
4202057;Balneário Barra do Sul;SC;balneario-barra-do-sul;-26.4597;-48.6123;0;47;America/Sao_Paulo;16360
4202073;Balneário Gaivota;SC;balneario-gaivota;-29.1527;-49.5841;0;48;America/Sao_Paulo;17306
4202081;Bandeirante;SC;bandeirante;-26.7705;-53.6413;0;49;America/Sao_Paulo;3243
4202099;Barra Bonita;SC;barra-bonita;-26.654;-53.44;0;49;America/Sao_Paulo;1662
4202107;Barra Velha;SC;barra-velha;-26.637;-48.6933;0;47;America/Sao_Paulo;50730
4202131;Bela Vista do Toldo;SC;bela-vista-do-toldo;-26.2746;-50.4664;0;47;America/Sao_Paulo;5950
4202156;Belmonte;SC;belmonte;-26.843;-53.5758;0;49;America/Sao_Paulo;2709
4202206;Benedito Novo;SC;benedito-novo;-26.781;-49.3593;0;47;America/Sao_Paulo;10738
4202305;Biguaçu;SC;biguacu;-27.496;-48.6598;0;48;America/Sao_Paulo;82028
4202404;Blumenau;SC;blumenau;-26.9155;-49.0709;0;47;America/Sao_Paulo;380597
4202438;Bocaina do Sul;SC;bocaina-do-sul;-27.7455;-49.9423;0;49;America/Sao_Paulo;3618
4202453;Bombinhas;SC;bombinhas;-27.1382;-48.5146;0;47;America/Sao_Paulo;27732
4202503;Bom Jardim da Serra;SC;bom-jardim-da-serra;-28.3377;-49.6373;0;49;America/Sao_Paulo;4028
4202537;Bom Jesus;SC;bom-jesus;-26.7326;-52.3919;0;49;America/Sao_Paulo;2872
4202578;Bom Jesus do Oeste;SC;bom-jesus-do-oeste;-26.6927;-53.0967;0;49;America/Sao_Paulo;2234
4202602;Bom Retiro;SC;bom-retiro;-27.799;-49.487;0;49;America/Sao_Paulo;8468
4202701;Botuverá;SC;botuvera;-27.2007;-49.0689;0;47;America/Sao_Paulo;5623
4202800;Braço do Norte;SC;braco-do-norte;-28.2681;-49.1701;0;48;America/Sao_Paulo;35534
4202859;Braço do Trombudo;SC;braco-do-trombudo;-27.3586;-49.8821;0;47;America/Sao_Paulo;4203
4202875;Brunópolis;SC;brunopolis;-27.3058;-50.8684;0;49;America/Sao_Paulo;2466
4202909;Brusque;SC;brusque;-27.0977;-48.9107;0;47;America/Sao_Paulo;151949
4203006;Caçador;SC;cacador;-26.7757;-51.012;0;49;America/Sao_Paulo;75998
4203105;Caibi;SC;caibi;-27.0741;-53.2458;0;49;America/Sao_Paulo;6431
4203154;Calmon;SC;calmon;-26.5942;-51.095;0;49;America/Sao_Paulo;3513
4203204;Camboriú;SC;camboriu;-27.0241;-48.6503;0;47;America/Sao_Paulo;113525
4203253;Capão Alto;SC;capao-alto;-27.9389;-50.5098;0;49;America/Sao_Paulo;2647
4203303;Campo Alegre;SC;campo-alegre;-26.195;-49.2676;0;47;America/Sao_Paulo;12815
4203402;Campo Belo do Sul;SC;campo-belo-do-sul;-27.8975;-50.7595;0;49;America/Sao_Paulo;7342
4203501;Campo Erê;SC;campo-ere;-26.3931;-53.0856;0;49;America/Sao_Paulo;9838
4203600;Campos Novos;SC;campos-novos;-27.4002;-51.2276;0;49;America/Sao_Paulo;38656
4203709;Canelinha;SC;canelinha;-27.2616;-48.7658;0;48;America/Sao_Paulo;13413
4203808;Canoinhas;SC;canoinhas;-26.1766;-50.395;0;47;America/Sao_Paulo;56721
4203907;Capinzal;SC;capinzal;-27.3473;-51.6057;0;49;America/Sao_Paulo;24176
4203956;Capivari de Baixo;SC;capivari-de-baixo;-28.4498;-48.9631;0;48;America/Sao_Paulo;24799
4204004;Catanduvas;SC;catanduvas;-27.069;-51.6602;0;49;America/Sao_Paulo;10938
4204103;Caxambu do Sul;SC;caxambu-do-sul;-27.1624;-52.8807;0;49;America/Sao_Paulo;4732
4204152;Celso Ramos;SC;celso-ramos;-27.6327;-51.335;0;49;America/Sao_Paulo;2860
4204178;Cerro Negro;SC;cerro-negro;-27.7942;-50.8673;0;49;America/Sao_Paulo;3326
4204194;Chapadão do Lageado;SC;chapadao-do-lageado;-27.5905;-49.5539;0;47;America/Sao_Paulo;3036
4204202;Chapecó;SC;chapeco;-27.1004;-52.6152;0;49;America/Sao_Paulo;275959
4204251;Cocal do Sul;SC;cocal-do-sul;-28.5986;-49.3335;0;48;America/Sao_Paulo;17912
4204301;Concórdia;SC;concordia;-27.2335;-52.026;0;49;America/Sao_Paulo;85982
4204350;Cordilheira Alta;SC;cordilheira-alta;-26.9844;-52.6056;0;49;America/Sao_Paulo;5099
4204400;Coronel Freitas;SC;coronel-freitas;-26.9057;-52.7011;0;49;America/Sao_Paulo;10583
4204459;Coronel Martins;SC;coronel-martins;-26.511;-52.6694;0;49;America/Sao_Paulo;2028
4204509;Corupá;SC;corupa;-26.4246;-49.246;0;47;America/Sao_Paulo;15781
4204558;Correia Pinto;SC;correia-pinto;-27.5877;-50.3614;0;49;America/Sao_Paulo;16163
4204608;Criciúma;SC;criciuma;-28.6723;-49.3729;0;48;America/Sao_Paulo;225281
4204707;Cunha Porã;SC;cunha-pora;-26.895;-53.1662;0;49;America/Sao_Paulo;11208
4204756;Cunhataí;SC;cunhatai;-26.9709;-53.0895;0;49;America/Sao_Paulo;2018
4204806;Curitibanos;SC;curitibanos;-27.2824;-50.5816;0;49;America/Sao_Paulo;41512
4204905;Descanso;SC;descanso;-26.827;-53.5034;0;49;America/Sao_Paulo;8660
4205001;Dionísio Cerqueira;SC;dionisio-cerqueira;-26.2648;-53.6351;0;49;America/Sao_Paulo;15294
4205100;Dona Emma;SC;dona-emma;-26.981;-49.7261;0;47;America/Sao_Paulo;4388
4205159;Doutor Pedrinho;SC;doutor-pedrinho;-26.7174;-49.4795;0;47;America/Sao_Paulo;3719
4205175;Entre Rios;SC;entre-rios;-26.7225;-52.5585;0;49;America/Sao_Paulo;3525
4205191;Ermo;SC;ermo;-28.9869;-49.643;0;48;America/Sao_Paulo;2349
4205209;Erval Velho;SC;erval-velho;-27.2743;-51.443;0;49;America/Sao_Paulo;5081
4205308;Faxinal dos Guedes;SC;faxinal-dos-guedes;-26.8451;-52.2596;0;49;America/Sao_Paulo;11486
4205357;Flor do Sertão;SC;flor-do-sertao;-26.7811;-53.3505;0;49;America/Sao_Paulo;1850
4205407;Florianópolis;SC;florianopolis;-27.5945;-48.5477;1;48;America/Sao_Paulo;576361
4205431;Formosa do Sul;SC;formosa-do-sul;-26.6453;-52.7946;0;49;America/Sao_Paulo;2743
4205456;Forquilhinha;SC;forquilhinha;-28.7454;-49.4785;0;48;America/Sao_Paulo;33929
4205506;Fraiburgo;SC;fraiburgo;-27.0233;-50.92;0;49;America/Sao_Paulo;34148
4205555;Frei Rogério;SC;frei-rogerio;-27.175;-50.8076;0;49;America/Sao_Paulo;2442
4205605;Galvão;SC;galvao;-26.4549;-52.6875;0;49;America/Sao_Paulo;3200
4205704;Garopaba;SC;garopaba;-28.0275;-48.6192;0;48;America/Sao_Paulo;32962
4205803;Garuva;SC;garuva;-26.0292;-48.852;0;47;America/Sao_Paulo;19554
4205902;Gaspar;SC;gaspar;-26.9336;-48.9534;0;47;America/Sao_Paulo;76982
4206009;Governador Celso Ramos;SC;governador-celso-ramos;-27.3172;-48.5576;0;48;America/Sao_Paulo;17920
4206108;Grão-Pará;SC;grao-para;-28.1809;-49.2252;0;48;America/Sao_Paulo;6397
4206207;Gravatal;SC;gravatal;-28.3208;-49.0427;0;48;America/Sao_Paulo;12989
4206306;Guabiruba;SC;guabiruba;-27.0808;-48.9804;0;47;America/Sao_Paulo;26082
4206405;Guaraciaba;SC;guaraciaba;-26.6042;-53.5243;0;49;America/Sao_Paulo;11040
4206504;Guaramirim;SC;guaramirim;-26.4688;-49.0026;0;47;America/Sao_Paulo;49941
4206603;Guarujá do Sul;SC;guaruja-do-sul;-26.3858;-53.5296;0;49;America/Sao_Paulo;4899
4206652;Guatambú;SC;guatambu;-27.1341;-52.7887;0;49;America/Sao_Paulo;9267
4206702;Herval d'Oeste;SC;herval-doeste;-27.1903;-51.4917;0;49;America/Sao_Paulo;22173
4206751;Ibiam;SC;ibiam;-27.1847;-51.2352;0;49;America/Sao_Paulo;2055
4206801;Ibicaré;SC;ibicare;-27.0881;-51.3681;0;49;America/Sao_Paulo;3304
4206900;Ibirama;SC;ibirama;-27.0547;-49.5193;0;47;America/Sao_Paulo;20663
4207007;Içara;SC;icara;-28.7132;-49.3087;0;48;America/Sao_Paulo;62455
4207106;Ilhota;SC;ilhota;-26.9023;-48.8251;0;47;America/Sao_Paulo;18197
4207205;Imaruí;SC;imarui;-28.3339;-48.817;0;48;America/Sao_Paulo;12127
4207304;Imbituba;SC;imbituba;-28.2284;-48.6659;0;48;America/Sao_Paulo;56107
4207403;Imbuia;SC;imbuia;-27.4908;-49.4218;0;47;America/Sao_Paulo;6139
4207502;Indaial;SC;indaial;-26.8992;-49.2354;0;47;America/Sao_Paulo;76333
4207577;Iomerê;SC;iomere;-27.0019;-51.2442;0;49;America/Sao_Paulo;2953
4207601;Ipira;SC;ipira;-27.4038;-51.7758;0;49;America/Sao_Paulo;4635
4207650;Iporã do Oeste;SC;ipora-do-oeste;-26.9854;-53.5355;0;49;America/Sao_Paulo;9672
4207684;Ipuaçu;SC;ipuacu;-26.635;-52.4556;0;49;America/Sao_Paulo;8046
4207700;Ipumirim;SC;ipumirim;-27.0772;-52.1289;0;49;America/Sao_Paulo;8065
4207759;Iraceminha;SC;iraceminha;-26.8215;-53.2767;0;49;America/Sao_Paulo;4005
4207809;Irani;SC;irani;-27.0287;-51.9012;0;49;America/Sao_Paulo;10497
4207858;Irati;SC;irati;-26.6539;-52.8955;0;49;America/Sao_Paulo;2100
4207908;Irineópolis;SC;irineopolis;-26.242;-50.7957;0;47;America/Sao_Paulo;10437
4208005;Itá;SC;ita;-27.2907;-52.3212;0;49;America/Sao_Paulo;7310
4208104;Itaiópolis;SC;itaiopolis;-26.339;-49.9092;0;47;America/Sao_Paulo;22741
4208203;Itajaí;SC;itajai;-26.9101;-48.6705;0;47;America/Sao_Paulo;287289
4208302;Itapema;SC;itapema;-27.0861;-48.616;0;47;America/Sao_Paulo;83330
4208401;Itapiranga;SC;itapiranga;-27.1659;-53.7166;0;49;America/Sao_Paulo;17149
4208450;Itapoá;SC;itapoa;-26.1158;-48.6182;0;47;America/Sao_Paulo;34546
4208500;Ituporanga;SC;ituporanga;-27.4101;-49.5963;0;47;America/Sao_Paulo;28042
4208609;Jaborá;SC;jabora;-27.1782;-51.7279;0;49;America/Sao_Paulo;4435
4208708;Jacinto Machado;SC;jacinto-machado;-28.9961;-49.7623;0;48;America/Sao_Paulo;10813
4208807;Jaguaruna;SC;jaguaruna;-28.6146;-49.0296;0;48;America/Sao_Paulo;21284
4208906;Jaraguá do Sul;SC;jaragua-do-sul;-26.4851;-49.0713;0;47;America/Sao_Paulo;195753
4208955;Jardinópolis;SC;jardinopolis;-26.7191;-52.8625;0;49;America/Sao_Paulo;1808
4209003;Joaçaba;SC;joacaba;-27.1721;-51.5108;0;49;America/Sao_Paulo;31509
4209102;Joinville;SC;joinville;-26.3045;-48.8487;0;47;America/Sao_Paulo;654888
4209151;José Boiteux;SC;jose-boiteux;-26.9566;-49.6286;0;47;America/Sao_Paulo;6307
4209177;Jupiá;SC;jupia;-26.395;-52.7298;0;49;America/Sao_Paulo;2675
4209201;Lacerdópolis;SC;lacerdopolis;-27.2579;-51.5577;0;49;America/Sao_Paulo;2296
4209300;Lages;SC;lages;-27.815;-50.3259;0;49;America/Sao_Paulo;171609
4209409;Laguna;SC;laguna;-28.4843;-48.7772;0;48;America/Sao_Paulo;43992
4209458;Lajeado Grande;SC;lajeado-grande;-26.8576;-52.5648;0;49;America/Sao_Paulo;1771
4209508;Laurentino;SC;laurentino;-27.2173;-49.7331;0;47;America/Sao_Paulo;8427
4209607;Lauro Müller;SC;lauro-muller;-28.3859;-49.4035;0;48;America/Sao_Paulo;14622
4209706;Lebon Régis;SC;lebon-regis;-26.928;-50.6921;0;49;America/Sao_Paulo;11605
4209805;Leoberto Leal;SC;leoberto-leal;-27.5081;-49.2789;0;48;America/Sao_Paulo;3381
4209854;Lindóia do Sul;SC;lindoia-do-sul;-27.0545;-52.069;0;49;America/Sao_Paulo;4611
4209904;Lontras;SC;lontras;-27.1684;-49.535;0;47;America/Sao_Paulo;13586
4210001;Luiz Alves;SC;luiz-alves;-26.7151;-48.9322;0;47;America/Sao_Paulo;12126
4210035;Luzerna;SC;luzerna;-27.1304;-51.4682;0;49;America/Sao_Paulo;5931
4210050;Macieira;SC;macieira;-26.8552;-51.3705;0;49;America/Sao_Paulo;1800
4210100;Mafra;SC;mafra;-26.1159;-49.8086;0;47;America/Sao_Paulo;57023
4210209;Major Gercino;SC;major-gercino;-27.4192;-48.9488;0;48;America/Sao_Paulo;3258
4210308;Major Vieira;SC;major-vieira;-26.3709;-50.3266;0;47;America/Sao_Paulo;7545
4210407;Maracajá;SC;maracaja;-28.8463;-49.4605;0;48;America/Sao_Paulo;8213
4210506;Maravilha;SC;maravilha;-26.7665;-53.1737;0;49;America/Sao_Paulo;30155
4210555;Marema;SC;marema;-26.8024;-52.6264;0;49;America/Sao_Paulo;2219
4210605;Massaranduba;SC;massaranduba;-26.6109;-49.0054;0;47;America/Sao_Paulo;17897
4210704;Matos Costa;SC;matos-costa;-26.4709;-51.1501;0;49;America/Sao_Paulo;2795
4210803;Meleiro;SC;meleiro;-28.8244;-49.6378;0;48;America/Sao_Paulo;7127
4210852;Mirim Doce;SC;mirim-doce;-27.197;-50.0786;0;47;America/Sao_Paulo;2554
4210902;Modelo;SC;modelo;-26.7729;-53.04;0;49;America/Sao_Paulo;4156
4211009;Mondaí;SC;mondai;-27.1008;-53.4032;0;49;America/Sao_Paulo;10216
4211058;Monte Carlo;SC;monte-carlo;-27.2239;-50.9808;0;49;America/Sao_Paulo;9235
4211108;Monte Castelo;SC;monte-castelo;-26.461;-50.2327;0;47;America/Sao_Paulo;7787
4211207;Morro da Fumaça;SC;morro-da-fumaca;-28.6511;-49.2169;0;48;America/Sao_Paulo;19265
4211256;Morro Grande;SC;morro-grande;-28.8006;-49.7214;0;48;America/Sao_Paulo;3085
4211306;Navegantes;SC;navegantes;-26.8943;-48.6546;0;47;America/Sao_Paulo;93619
4211405;Nova Erechim;SC;nova-erechim;-26.8982;-52.9066;0;49;America/Sao_Paulo;5408
4211454;Nova Itaberaba;SC;nova-itaberaba;-26.9428;-52.8141;0;49;America/Sao_Paulo;4648
4211504;Nova Trento;SC;nova-trento;-27.278;-48.9298;0;48;America/Sao_Paulo;14252
4211603;Nova Veneza;SC;nova-veneza;-28.6338;-49.5055;0;48;America/Sao_Paulo;13968
4211652;Novo Horizonte;SC;novo-horizonte;-26.4442;-52.8281;0;49;America/Sao_Paulo;2670
4211702;Orleans;SC;orleans;-28.3487;-49.2986;0;48;America/Sao_Paulo;24474
4211751;Otacílio Costa;SC;otacilio-costa;-27.4789;-50.1231;0;49;America/Sao_Paulo;17780
4211801;Ouro;SC;ouro;-27.3379;-51.6194;0;49;America/Sao_Paulo;7091
4211850;Ouro Verde;SC;ouro-verde;-26.692;-52.3108;0;49;America/Sao_Paulo;2203
4211876;Paial;SC;paial;-27.2541;-52.4975;0;49;America/Sao_Paulo;1992
4211892;Painel;SC;painel;-27.9234;-50.0972;0;49;America/Sao_Paulo;2228
4211900;Palhoça;SC;palhoca;-27.6455;-48.6697;0;48;America/Sao_Paulo;245477
4212007;Palma Sola;SC;palma-sola;-26.3471;-53.2771;0;49;America/Sao_Paulo;7709
4212056;Palmeira;SC;palmeira;-27.583;-50.1577;0;49;America/Sao_Paulo;2640
4212106;Palmitos;SC;palmitos;-27.0702;-53.1586;0;49;America/Sao_Paulo;15812
4212205;Papanduva;SC;papanduva;-26.3777;-50.1419;0;47;America/Sao_Paulo;19667
4212239;Paraíso;SC;paraiso;-26.62;-53.6716;0;49;America/Sao_Paulo;4376
4212254;Passo de Torres;SC;passo-de-torres;-29.3099;-49.722;0;48;America/Sao_Paulo;14284
4212270;Passos Maia;SC;passos-maia;-26.7829;-52.0568;0;49;America/Sao_Paulo;4032
4212304;Paulo Lopes;SC;paulo-lopes;-27.9607;-48.6864;0;48;America/Sao_Paulo;9661
4212403;Pedras Grandes;SC;pedras-grandes;-28.4339;-49.1949;0;48;America/Sao_Paulo;4343
4212502;Penha;SC;penha;-26.7754;-48.6465;0;47;America/Sao_Paulo;36124
4212601;Peritiba;SC;peritiba;-27.3754;-51.9018;0;49;America/Sao_Paulo;3039
4212650;Pescaria Brava;SC;pescaria-brava;-28.3966;-48.8864;0;48;America/Sao_Paulo;10531
4212700;Petrolândia;SC;petrolandia;-27.5346;-49.6937;0;47;America/Sao_Paulo;6942
4212809;Balneário Piçarras;SC;balneario-picarras;-26.7639;-48.6717;0;47;America/Sao_Paulo;29725
4212908;Pinhalzinho;SC;pinhalzinho;-26.8495;-52.9913;0;49;America/Sao_Paulo;23379
4213005;Pinheiro Preto;SC;pinheiro-preto;-27.0483;-51.2243;0;49;America/Sao_Paulo;3598
4213104;Piratuba;SC;piratuba;-27.4242;-51.7668;0;49;America/Sao_Paulo;6053
4213153;Planalto Alegre;SC;planalto-alegre;-27.0704;-52.867;0;49;America/Sao_Paulo;3053
4213203;Pomerode;SC;pomerode;-26.7384;-49.1785;0;47;America/Sao_Paulo;36392
4213302;Ponte Alta;SC;ponte-alta;-27.4835;-50.3764;0;49;America/Sao_Paulo;4430
4213351;Ponte Alta do Norte;SC;ponte-alta-do-norte;-27.1591;-50.4659;0;49;America/Sao_Paulo;3249
4213401;Ponte Serrada;SC;ponte-serrada;-26.8733;-52.0112;0;49;America/Sao_Paulo;10764
4213500;Porto Belo;SC;porto-belo;-27.1586;-48.5469;0;47;America/Sao_Paulo;30590
4213609;Porto União;SC;porto-uniao;-26.2451;-51.0759;0;42;America/Sao_Paulo;33727
4213708;Pouso Redondo;SC;pouso-redondo;-27.2567;-49.9301;0;47;America/Sao_Paulo;17836
4213807;Praia Grande;SC;praia-grande;-29.1918;-49.9525;0;48;America/Sao_Paulo;8602
4213906;Presidente Castello Branco;SC;presidente-castello-branco;-27.2218;-51.8089;0;49;America/Sao_Paulo;1711
4214003;Presidente Getúlio;SC;presidente-getulio;-27.0474;-49.6246;0;47;America/Sao_Paulo;21293
4214102;Presidente Nereu;SC;presidente-nereu;-27.2768;-49.3889;0;47;America/Sao_Paulo;2345
4214151;Princesa;SC;princesa;-26.4441;-53.5994;0;49;America/Sao_Paulo;3054
4214201;Quilombo;SC;quilombo;-26.7264;-52.724;0;49;America/Sao_Paulo;11359
4214300;Rancho Queimado;SC;rancho-queimado;-27.6727;-49.0191;0;48;America/Sao_Paulo;3435
4214409;Rio das Antas;SC;rio-das-antas;-26.8946;-51.0674;0;49;America/Sao_Paulo;6386
4214508;Rio do Campo;SC;rio-do-campo;-26.9452;-50.136;0;47;America/Sao_Paulo;6613
4214607;Rio do Oeste;SC;rio-do-oeste;-27.1952;-49.7989;0;47;America/Sao_Paulo;8008
4214706;Rio dos Cedros;SC;rio-dos-cedros;-26.7398;-49.2718;0;47;America/Sao_Paulo;11163
4214805;Rio do Sul;SC;rio-do-sul;-27.2156;-49.643;0;47;America/Sao_Paulo;76390
4214904;Rio Fortuna;SC;rio-fortuna;-28.1244;-49.1068;0;48;America/Sao_Paulo;5006
4215000;Rio Negrinho;SC;rio-negrinho;-26.2591;-49.5177;0;47;America/Sao_Paulo;40168
4215059;Rio Rufino;SC;rio-rufino;-27.8592;-49.7754;0;49;America/Sao_Paulo;2432
4215075;Riqueza;SC;riqueza;-27.0653;-53.3265;0;49;America/Sao_Paulo;4835
4215109;Rodeio;SC;rodeio;-26.9243;-49.3649;0;47;America/Sao_Paulo;13321
4215208;Romelândia;SC;romelandia;-26.6809;-53.3172;0;49;America/Sao_Paulo;4757
4215307;Salete;SC;salete;-26.9798;-49.9988;0;47;America/Sao_Paulo;7643
4215356;Saltinho;SC;saltinho;-26.6049;-53.0578;0;49;America/Sao_Paulo;3633
4215406;Salto Veloso;SC;salto-veloso;-26.903;-51.4043;0;49;America/Sao_Paulo;4486
4215455;Sangão;SC;sangao;-28.6326;-49.1322;0;48;America/Sao_Paulo;13567
4215505;Santa Cecília;SC;santa-cecilia;-26.9592;-50.4252;0;49;America/Sao_Paulo;15764
4215554;Santa Helena;SC;santa-helena;-26.937;-53.6214;0;49;America/Sao_Paulo;2473
4215604;Santa Rosa de Lima;SC;santa-rosa-de-lima;-28.0331;-49.133;0;48;America/Sao_Paulo;2128
4215653;Santa Rosa do Sul;SC;santa-rosa-do-sul;-29.1313;-49.7109;0;48;America/Sao_Paulo;10288
4215679;Santa Terezinha;SC;santa-terezinha;-26.7813;-50.009;0;47;America/Sao_Paulo;8077
4215687;Santa Terezinha do Progresso;SC;santa-terezinha-do-progresso;-26.624;-53.1997;0;49;America/Sao_Paulo;2562
4215695;Santiago do Sul;SC;santiago-do-sul;-26.6388;-52.6799;0;49;America/Sao_Paulo;1714
4215703;Santo Amaro da Imperatriz;SC;santo-amaro-da-imperatriz;-27.6852;-48.7813;0;48;America/Sao_Paulo;29392
4215752;São Bernardino;SC;sao-bernardino;-26.4739;-52.9687;0;49;America/Sao_Paulo;2719
4215802;São Bento do Sul;SC;sao-bento-do-sul;-26.2495;-49.3831;0;47;America/Sao_Paulo;86851
4215901;São Bonifácio;SC;sao-bonifacio;-27.9009;-48.9326;0;48;America/Sao_Paulo;2986
4216008;São Carlos;SC;sao-carlos;-27.0798;-53.0037;0;49;America/Sao_Paulo;10460
4216057;São Cristóvão do Sul;SC;sao-cristovao-do-sul;-27.2666;-50.4388;0;49;America/Sao_Paulo;6389
4216107;São Domingos;SC;sao-domingos;-26.5548;-52.5313;0;49;America/Sao_Paulo;9356
4216206;São Francisco do Sul;SC;sao-francisco-do-sul;-26.2579;-48.6344;0;47;America/Sao_Paulo;55784
4216255;São João do Oeste;SC;sao-joao-do-oeste;-27.0984;-53.5977;0;49;America/Sao_Paulo;6446
4216305;São João Batista;SC;sao-joao-batista;-27.2772;-48.8474;0;48;America/Sao_Paulo;34733
4216354;São João do Itaperiú;SC;sao-joao-do-itaperiu;-26.6213;-48.7683;0;47;America/Sao_Paulo;4732
4216404;São João do Sul;SC;sao-joao-do-sul;-29.2154;-49.8094;0;48;America/Sao_Paulo;9126
4216503;São Joaquim;SC;sao-joaquim;-28.2887;-49.9457;0;49;America/Sao_Paulo;26852
4216602;São José;SC;sao-jose;-27.6136;-48.6366;0;48;America/Sao_Paulo;289949
4216701;São José do Cedro;SC;sao-jose-do-cedro;-26.4561;-53.4955;0;49;America/Sao_Paulo;14491
4216800;São José do Cerrito;SC;sao-jose-do-cerrito;-27.6602;-50.5733;0;49;America/Sao_Paulo;8755
4216909;São Lourenço do Oeste;SC;sao-lourenco-do-oeste;-26.3557;-52.8498;0;49;America/Sao_Paulo;25770
4217006;São Ludgero;SC;sao-ludgero;-28.3144;-49.1806;0;48;America/Sao_Paulo;14211
4217105;São Martinho;SC;sao-martinho;-28.1609;-48.9867;0;48;America/Sao_Paulo;3501
4217154;São Miguel da Boa Vista;SC;sao-miguel-da-boa-vista;-26.687;-53.2511;0;49;America/Sao_Paulo;1788
4217204;São Miguel do Oeste;SC;sao-miguel-do-oeste;-26.7242;-53.5163;0;49;America/Sao_Paulo;46969
4217253;São Pedro de Alcântara;SC;sao-pedro-de-alcantara;-27.5665;-48.8048;0;48;America/Sao_Paulo;6076
4217303;Saudades;SC;saudades;-26.9317;-53.0021;0;49;America/Sao_Paulo;10680
4217402;Schroeder;SC;schroeder;-26.4116;-49.074;0;47;America/Sao_Paulo;21273
4217501;Seara;SC;seara;-27.1564;-52.299;0;49;America/Sao_Paulo;19241
4217550;Serra Alta;SC;serra-alta;-26.7229;-53.0409;0;49;America/Sao_Paulo;3367
4217600;Siderópolis;SC;sideropolis;-28.5955;-49.4314;0;48;America/Sao_Paulo;14087
4217709;Sombrio;SC;sombrio;-29.108;-49.6328;0;48;America/Sao_Paulo;31397
4217758;Sul Brasil;SC;sul-brasil;-26.7351;-52.964;0;49;America/Sao_Paulo;2894
4217808;Taió;SC;taio;-27.121;-49.9942;0;47;America/Sao_Paulo;18808
4217907;Tangará;SC;tangara;-27.0996;-51.2473;0;49;America/Sao_Paulo;8189
4217956;Tigrinhos;SC;tigrinhos;-26.6876;-53.1545;0;49;America/Sao_Paulo;2480
4218004;Tijucas;SC;tijucas;-27.2354;-48.6322;0;48;America/Sao_Paulo;56674
4218103;Timbé do Sul;SC;timbe-do-sul;-28.8287;-49.842;0;48;America/Sao_Paulo;5495
4218202;Timbó;SC;timbo;-26.8246;-49.269;0;47;America/Sao_Paulo;48903
4218251;Timbó Grande;SC;timbo-grande;-26.6127;-50.6607;0;49;America/Sao_Paulo;7503
4218301;Três Barras;SC;tres-barras;-26.1056;-50.3197;0;47;America/Sao_Paulo;20373
4218350;Treviso;SC;treviso;-28.5097;-49.4634;0;48;America/Sao_Paulo;3895
4218400;Treze de Maio;SC;treze-de-maio;-28.5537;-49.1565;0;48;America/Sao_Paulo;7585
4218509;Treze Tílias;SC;treze-tilias;-27.0026;-51.4084;0;49;America/Sao_Paulo;9308
4218608;Trombudo Central;SC;trombudo-central;-27.3033;-49.793;0;47;America/Sao_Paulo;7532
4218707;Tubarão;SC;tubarao;-28.4713;-49.0144;0;48;America/Sao_Paulo;115495
4218756;Tunápolis;SC;tunapolis;-26.9681;-53.6417;0;49;America/Sao_Paulo;5054
4218806;Turvo;SC;turvo;-28.9272;-49.6831;0;48;America/Sao_Paulo;13492
4218855;União do Oeste;SC;uniao-do-oeste;-26.762;-52.8541;0;49;America/Sao_Paulo;2801
4218905;Urubici;SC;urubici;-28.0157;-49.5925;0;49;America/Sao_Paulo;11048
4218954;Urupema;SC;urupema;-27.9557;-49.8729;0;49;America/Sao_Paulo;2735
4219002;Urussanga;SC;urussanga;-28.518;-49.3238;0;48;America/Sao_Paulo;21395
4219101;Vargeão;SC;vargeao;-26.8621;-52.1549;0;49;America/Sao_Paulo;3716
4219150;Vargem;SC;vargem;-27.4867;-50.9724;0;49;America/Sao_Paulo;2632
4219176;Vargem Bonita;SC;vargem-bonita;-27.0055;-51.7402;0;49;America/Sao_Paulo;4615
4219200;Vidal Ramos;SC;vidal-ramos;-27.3886;-49.3593;0;47;America/Sao_Paulo;6275
4219309;Videira;SC;videira;-27.0086;-51.1543;0;49;America/Sao_Paulo;58299
4219358;Vitor Meireles;SC;vitor-meireles;-26.8782;-49.8328;0;47;America/Sao_Paulo;5492
4219408;Witmarsum;SC;witmarsum;-26.9275;-49.7947;0;47;America/Sao_Paulo;4451
4219507;Xanxerê;SC;xanxere;-26.8747;-52.4036;0;49;America/Sao_Paulo;54194
4219606;Xavantina;SC;xavantina;-27.0667;-52.343;0;49;America/Sao_Paulo;3627
4219705;Xaxim;SC;xaxim;-26.9596;-52.5374;0;49;America/Sao_Paulo;33902
4219853;Zortéa;SC;zortea;-27.4521;-51.552;0;49;America/Sao_Paulo;4170
4220000;Balneário Rincão;SC;balneario-rincao;-28.8314;-49.2352;0;48;America/Sao_Paulo;17226
4300034;Aceguá;RS;acegua;-31.8665;-54.1615;0;53;America/Sao_Paulo;4253
4300059;Água Santa;RS;agua-santa;-28.1672;-52.031;0;54;America/Sao_Paulo;4000
4300109;Agudo;RS;agudo;-29.6447;-53.2515;0;55;America/Sao_Paulo;16346
4300208;Ajuricaba;RS;ajuricaba;-28.2342;-53.7757;0;55;America/Sao_Paulo;6848
4300307;Alecrim;RS;alecrim;-27.6579;-54.7649;0;55;America/Sao_Paulo;6228
4300406;Alegrete;RS;alegrete;-29.7902;-55.7949;0;55;America/Sao_Paulo;74329
4300455;Alegria;RS;alegria;-27.8345;-54.0557;0;55;America/Sao_Paulo;3711
4300471;Almirante Tamandaré do Sul;RS;almirante-tamandare-do-sul;-28.1149;-52.9142;0;54;America/Sao_Paulo;2008
4300505;Alpestre;RS;alpestre;-27.2502;-53.0341;0;55;America/Sao_Paulo;7243
4300554;Alto Alegre;RS;alto-alegre;-28.7769;-52.9893;0;54;America/Sao_Paulo;1837
4300570;Alto Feliz;RS;alto-feliz;-29.3919;-51.3123;0;51;America/Sao_Paulo;3143
4300604;Alvorada;RS;alvorada;-29.9914;-51.0809;0;51;America/Sao_Paulo;194116
4300638;Amaral Ferrador;RS;amaral-ferrador;-30.8756;-52.2509;0;51;America/Sao_Paulo;5394
4300646;Ametista do Sul;RS;ametista-do-sul;-27.3607;-53.183;0;55;America/Sao_Paulo;7822
4300661;André da Rocha;RS;andre-da-rocha;-28.6283;-51.5797;0;54;America/Sao_Paulo;1157
4300703;Anta Gorda;RS;anta-gorda;-28.9698;-52.0102;0;51;America/Sao_Paulo;6080
4300802;Antônio Prado;RS;antonio-prado;-28.8565;-51.2883;0;54;America/Sao_Paulo;13328
4300851;Arambaré;RS;arambare;-30.9092;-51.5046;0;51;America/Sao_Paulo;4211
4300877;Araricá;RS;ararica;-29.6168;-50.9291;0;51;America/Sao_Paulo;8794
4300901;Aratiba;RS;aratiba;-27.3978;-52.2975;0;54;America/Sao_Paulo;6618
4301008;Arroio do Meio;RS;arroio-do-meio;-29.4014;-51.9557;0;51;America/Sao_Paulo;22490
4301057;Arroio do Sal;RS;arroio-do-sal;-29.5439;-49.8895;0;51;America/Sao_Paulo;11384
4301073;Arroio do Padre;RS;arroio-do-padre;-31.4389;-52.4246;0;53;America/Sao_Paulo;2651
4301107;Arroio dos Ratos;RS;arroio-dos-ratos;-30.0875;-51.7275;0;51;America/Sao_Paulo;14923
4301206;Arroio do Tigre;RS;arroio-do-tigre;-29.3348;-53.0966;0;51;America/Sao_Paulo;12296
4301305;Arroio Grande;RS;arroio-grande;-32.2327;-53.0862;0;53;America/Sao_Paulo;17887
4301404;Arvorezinha;RS;arvorezinha;-28.8737;-52.1781;0;51;America/Sao_Paulo;10545
4301503;Augusto Pestana;RS;augusto-pestana;-28.5172;-53.9883;0;55;America/Sao_Paulo;7302
4301552;Áurea;RS;aurea;-27.6936;-52.0505;0;54;America/Sao_Paulo;3460
4301602;Bagé;RS;bage;-31.3297;-54.0999;0;53;America/Sao_Paulo;121900
4301636;Balneário Pinhal;RS;balneario-pinhal;-30.2419;-50.2337;0;51;America/Sao_Paulo;15371
4301651;Barão;RS;barao;-29.3725;-51.4949;0;51;America/Sao_Paulo;6489
4301701;Barão de Cotegipe;RS;barao-de-cotegipe;-27.6208;-52.3798;0;54;America/Sao_Paulo;7313
4301750;Barão do Triunfo;RS;barao-do-triunfo;-30.3891;-51.7384;0;51;America/Sao_Paulo;5983
4301800;Barracão;RS;barracao;-27.6739;-51.4585;0;54;America/Sao_Paulo;4920
4301859;Barra do Guarita;RS;barra-do-guarita;-27.1927;-53.7109;0;55;America/Sao_Paulo;3230
4301875;Barra do Quaraí;RS;barra-do-quarai;-30.2029;-57.5497;0;55;America/Sao_Paulo;4337
4301909;Barra do Ribeiro;RS;barra-do-ribeiro;-30.2939;-51.3014;0;51;America/Sao_Paulo;12475
4301925;Barra do Rio Azul;RS;barra-do-rio-azul;-27.4069;-52.4084;0;54;America/Sao_Paulo;1724
4301958;Barra Funda;RS;barra-funda;-27.9205;-53.0391;0;54;America/Sao_Paulo;2555
4302006;Barros Cassal;RS;barros-cassal;-29.0947;-52.5836;0;54;America/Sao_Paulo;9442
4302055;Benjamin Constant do Sul;RS;benjamin-constant-do-sul;-27.5086;-52.5995;0;54;America/Sao_Paulo;2120
4302105;Bento Gonçalves;RS;bento-goncalves;-29.1662;-51.5165;0;54;America/Sao_Paulo;127775
4302154;Boa Vista das Missões;RS;boa-vista-das-missoes;-27.6671;-53.3102;0;55;America/Sao_Paulo;1969
4302204;Boa Vista do Buricá;RS;boa-vista-do-burica;-27.6693;-54.1082;0;55;America/Sao_Paulo;7125
4302220;Boa Vista do Cadeado;RS;boa-vista-do-cadeado;-28.5791;-53.8108;0;55;America/Sao_Paulo;2271
4302238;Boa Vista do Incra;RS;boa-vista-do-incra;-28.8185;-53.391;0;55;America/Sao_Paulo;2315
4302253;Boa Vista do Sul;RS;boa-vista-do-sul;-29.3544;-51.6687;0;54;America/Sao_Paulo;2815
4302303;Bom Jesus;RS;bom-jesus;-28.6697;-50.4295;0;54;America/Sao_Paulo;11431
4302352;Bom Princípio;RS;bom-principio;-29.4856;-51.3548;0;51;America/Sao_Paulo;13650
4302378;Bom Progresso;RS;bom-progresso;-27.5399;-53.8716;0;55;America/Sao_Paulo;2134
4302402;Bom Retiro do Sul;RS;bom-retiro-do-sul;-29.6071;-51.9456;0;51;America/Sao_Paulo;12578
4302451;Boqueirão do Leão;RS;boqueirao-do-leao;-29.3046;-52.4284;0;51;America/Sao_Paulo;6215
4302501;Bossoroca;RS;bossoroca;-28.7291;-54.9035;0;55;America/Sao_Paulo;5988
4302584;Bozano;RS;bozano;-28.3659;-53.772;0;55;America/Sao_Paulo;2195
4302600;Braga;RS;braga;-27.6173;-53.7405;0;55;America/Sao_Paulo;3326
4302659;Brochier;RS;brochier;-29.5501;-51.5945;0;51;America/Sao_Paulo;5079
4302709;Butiá;RS;butia;-30.1179;-51.9601;0;51;America/Sao_Paulo;19433
4302808;Caçapava do Sul;RS;cacapava-do-sul;-30.5144;-53.4827;0;55;America/Sao_Paulo;33508
4302907;Cacequi;RS;cacequi;-29.8883;-54.822;0;55;America/Sao_Paulo;11324
4303004;Cachoeira do Sul;RS;cachoeira-do-sul;-30.033;-52.8928;0;51;America/Sao_Paulo;82250
4303103;Cachoeirinha;RS;cachoeirinha;-29.9472;-51.1016;0;51;America/Sao_Paulo;141303
4303202;Cacique Doble;RS;cacique-doble;-27.767;-51.6597;0;54;America/Sao_Paulo;4694
4303301;Caibaté;RS;caibate;-28.2905;-54.6454;0;55;America/Sao_Paulo;4797
4303400;Caiçara;RS;caicara;-27.2791;-53.4257;0;55;America/Sao_Paulo;4933
4303509;Camaquã;RS;camaqua;-30.8489;-51.8043;0;51;America/Sao_Paulo;63959
4303558;Camargo;RS;camargo;-28.588;-52.2003;0;54;America/Sao_Paulo;3056
4303608;Cambará do Sul;RS;cambara-do-sul;-29.0474;-50.1465;0;54;America/Sao_Paulo;6492
4303673;Campestre da Serra;RS;campestre-da-serra;-28.7926;-51.0941;0;54;America/Sao_Paulo;3311
4303707;Campina das Missões;RS;campina-das-missoes;-27.9888;-54.8416;0;55;America/Sao_Paulo;6001
4303806;Campinas do Sul;RS;campinas-do-sul;-27.7174;-52.6248;0;54;America/Sao_Paulo;5390
4303905;Campo Bom;RS;campo-bom;-29.6747;-51.0606;0;51;America/Sao_Paulo;64704
4304002;Campo Novo;RS;campo-novo;-27.6792;-53.8052;0;55;America/Sao_Paulo;5068
4304101;Campos Borges;RS;campos-borges;-28.8871;-53.0008;0;54;America/Sao_Paulo;3693
4304200;Candelária;RS;candelaria;-29.6684;-52.7895;0;51;America/Sao_Paulo;29783
4304309;Cândido Godói;RS;candido-godoi;-27.9515;-54.7517;0;55;America/Sao_Paulo;6421
4304358;Candiota;RS;candiota;-31.5516;-53.6773;0;53;America/Sao_Paulo;10992
4304408;Canela;RS;canela;-29.356;-50.8119;0;54;America/Sao_Paulo;50613
4304507;Canguçu;RS;cangucu;-31.396;-52.6783;0;53;America/Sao_Paulo;50998
4304606;Canoas;RS;canoas;-29.9128;-51.1857;0;51;America/Sao_Paulo;359554
4304614;Canudos do Vale;RS;canudos-do-vale;-29.3271;-52.2374;0;51;America/Sao_Paulo;1687
4304622;Capão Bonito do Sul;RS;capao-bonito-do-sul;-28.1254;-51.3961;0;54;America/Sao_Paulo;1769
4304630;Capão da Canoa;RS;capao-da-canoa;-29.7642;-50.0282;0;51;America/Sao_Paulo;66012
4304655;Capão do Cipó;RS;capao-do-cipo;-28.9312;-54.5558;0;55;America/Sao_Paulo;3186
4304663;Capão do Leão;RS;capao-do-leao;-31.7565;-52.4889;0;53;America/Sao_Paulo;27389
4304671;Capivari do Sul;RS;capivari-do-sul;-30.1383;-50.5152;0;51;America/Sao_Paulo;4079
4304689;Capela de Santana;RS;capela-de-santana;-29.6961;-51.328;0;51;America/Sao_Paulo;11416
4304697;Capitão;RS;capitao;-29.2674;-51.9853;0;51;America/Sao_Paulo;2991
4304705;Carazinho;RS;carazinho;-28.2958;-52.7933;0;54;America/Sao_Paulo;63638
4304713;Caraá;RS;caraa;-29.7869;-50.4316;0;51;America/Sao_Paulo;7553
4304804;Carlos Barbosa;RS;carlos-barbosa;-29.2969;-51.5028;0;54;America/Sao_Paulo;31528
4304853;Carlos Gomes;RS;carlos-gomes;-27.7167;-51.9121;0;54;America/Sao_Paulo;1387
4304903;Casca;RS;casca;-28.5605;-51.9815;0;54;America/Sao_Paulo;9689
4304952;Caseiros;RS;caseiros;-28.2582;-51.6861;0;54;America/Sao_Paulo;3064
4305009;Catuípe;RS;catuipe;-28.2554;-54.0132;0;55;America/Sao_Paulo;8840
4305108;Caxias do Sul;RS;caxias-do-sul;-29.1629;-51.1792;0;54;America/Sao_Paulo;479256
4305116;Centenário;RS;centenario;-27.7615;-51.9984;0;54;America/Sao_Paulo;2779
4305124;Cerrito;RS;cerrito;-31.8419;-52.8004;0;53;America/Sao_Paulo;5915
4305132;Cerro Branco;RS;cerro-branco;-29.657;-52.9406;0;51;America/Sao_Paulo;3865
4305157;Cerro Grande;RS;cerro-grande;-27.6106;-53.1672;0;55;America/Sao_Paulo;2429
4305173;Cerro Grande do Sul;RS;cerro-grande-do-sul;-30.5905;-51.7418;0;51;America/Sao_Paulo;9343
4305207;Cerro Largo;RS;cerro-largo;-28.1463;-54.7428;0;55;America/Sao_Paulo;14009
4305306;Chapada;RS;chapada;-28.0559;-53.0665;0;54;America/Sao_Paulo;9748
4305355;Charqueadas;RS;charqueadas;-29.9625;-51.6289;0;51;America/Sao_Paulo;36109
4305371;Charrua;RS;charrua;-27.9493;-52.015;0;54;America/Sao_Paulo;2807
4305405;Chiapetta;RS;chiapetta;-27.923;-53.9419;0;55;America/Sao_Paulo;3992
4305439;Chuí;RS;chui;-33.6866;-53.4594;0;53;America/Sao_Paulo;6405
4305447;Chuvisca;RS;chuvisca;-30.7504;-51.9737;0;51;America/Sao_Paulo;4686
4305454;Cidreira;RS;cidreira;-30.1604;-50.2337;0;51;America/Sao_Paulo;17538
4305504;Ciríaco;RS;ciriaco;-28.3419;-51.8741;0;54;America/Sao_Paulo;4215
4305587;Colinas;RS;colinas;-29.3948;-51.8556;0;51;America/Sao_Paulo;2474
4305603;Colorado;RS;colorado;-28.5258;-52.9928;0;54;America/Sao_Paulo;3319
4305702;Condor;RS;condor;-28.2075;-53.4905;0;55;America/Sao_Paulo;6539
4305801;Constantina;RS;constantina;-27.732;-52.9938;0;54;America/Sao_Paulo;10623
4305835;Coqueiro Baixo;RS;coqueiro-baixo;-29.1802;-52.0942;0;51;America/Sao_Paulo;1311
4305850;Coqueiros do Sul;RS;coqueiros-do-sul;-28.1194;-52.7842;0;54;America/Sao_Paulo;2251
4305871;Coronel Barros;RS;coronel-barros;-28.3921;-54.0686;0;55;America/Sao_Paulo;2892
4305900;Coronel Bicaco;RS;coronel-bicaco;-27.7197;-53.7022;0;55;America/Sao_Paulo;6230
4305934;Coronel Pilar;RS;coronel-pilar;-29.2695;-51.6847;0;54;America/Sao_Paulo;1638
4305959;Cotiporã;RS;cotipora;-28.9891;-51.6971;0;54;America/Sao_Paulo;3926
4305975;Coxilha;RS;coxilha;-28.128;-52.3023;0;54;America/Sao_Paulo;2719
4306007;Crissiumal;RS;crissiumal;-27.4999;-54.0994;0;55;America/Sao_Paulo;13127
4306056;Cristal;RS;cristal;-31.0046;-52.0436;0;51;America/Sao_Paulo;7454
4306072;Cristal do Sul;RS;cristal-do-sul;-27.452;-53.2422;0;55;America/Sao_Paulo;2746
4306106;Cruz Alta;RS;cruz-alta;-28.645;-53.6048;0;55;America/Sao_Paulo;60486
4306130;Cruzaltense;RS;cruzaltense;-27.6672;-52.6522;0;54;America/Sao_Paulo;1655
4306205;Cruzeiro do Sul;RS;cruzeiro-do-sul;-29.5148;-51.9928;0;51;America/Sao_Paulo;12571
4306304;David Canabarro;RS;david-canabarro;-28.3849;-51.8482;0;54;America/Sao_Paulo;4403
4306320;Derrubadas;RS;derrubadas;-27.2642;-53.8645;0;55;America/Sao_Paulo;2797
4306353;Dezesseis de Novembro;RS;dezesseis-de-novembro;-28.219;-55.0617;0;55;America/Sao_Paulo;2544
4306379;Dilermando de Aguiar;RS;dilermando-de-aguiar;-29.7054;-54.2122;0;55;America/Sao_Paulo;2859
4306403;Dois Irmãos;RS;dois-irmaos;-29.5836;-51.0898;0;51;America/Sao_Paulo;31769
4306429;Dois Irmãos das Missões;RS;dois-irmaos-das-missoes;-27.6621;-53.5304;0;55;America/Sao_Paulo;2133
4306452;Dois Lajeados;RS;dois-lajeados;-28.983;-51.8396;0;54;America/Sao_Paulo;3158
4306502;Dom Feliciano;RS;dom-feliciano;-30.7004;-52.1026;0;51;America/Sao_Paulo;13291
4306551;Dom Pedro de Alcântara;RS;dom-pedro-de-alcantara;-29.3639;-49.853;0;51;America/Sao_Paulo;2617
4306601;Dom Pedrito;RS;dom-pedrito;-30.9756;-54.6694;0;53;America/Sao_Paulo;38094
4306700;Dona Francisca;RS;dona-francisca;-29.6195;-53.3617;0;55;America/Sao_Paulo;3136
4306734;Doutor Maurício Cardoso;RS;doutor-mauricio-cardoso;-27.5103;-54.3577;0;55;America/Sao_Paulo;4542
4306759;Doutor Ricardo;RS;doutor-ricardo;-29.084;-51.9972;0;51;America/Sao_Paulo;1925
4306767;Eldorado do Sul;RS;eldorado-do-sul;-29.9993;-51.3082;0;51;America/Sao_Paulo;40954
4306809;Encantado;RS;encantado;-29.2351;-51.8703;0;51;America/Sao_Paulo;23494
4306908;Encruzilhada do Sul;RS;encruzilhada-do-sul;-30.543;-52.5204;0;51;America/Sao_Paulo;24280
4306924;Engenho Velho;RS;engenho-velho;-27.706;-52.9145;0;54;America/Sao_Paulo;1317
4306932;Entre-Ijuís;RS;entre-ijuis;-28.3686;-54.2686;0;55;America/Sao_Paulo;9364
4306957;Entre Rios do Sul;RS;entre-rios-do-sul;-27.5298;-52.7347;0;54;America/Sao_Paulo;2731
4306973;Erebango;RS;erebango;-27.8544;-52.3005;0;54;America/Sao_Paulo;3121
4307005;Erechim;RS;erechim;-27.6364;-52.2697;0;54;America/Sao_Paulo;109497
4307054;Ernestina;RS;ernestina;-28.4977;-52.5836;0;54;America/Sao_Paulo;3097
4307104;Herval;RS;herval;-32.024;-53.3944;0;53;America/Sao_Paulo;6307
4307203;Erval Grande;RS;erval-grande;-27.3926;-52.574;0;54;America/Sao_Paulo;5029
4307302;Erval Seco;RS;erval-seco;-27.5443;-53.5005;0;55;America/Sao_Paulo;6902
4307401;Esmeralda;RS;esmeralda;-28.0518;-51.1933;0;54;America/Sao_Paulo;3264
4307450;Esperança do Sul;RS;esperanca-do-sul;-27.3603;-53.9891;0;55;America/Sao_Paulo;3294
4307500;Espumoso;RS;espumoso;-28.7286;-52.8461;0;54;America/Sao_Paulo;15478
4307559;Estação;RS;estacao;-27.9135;-52.2635;0;54;America/Sao_Paulo;5688
4307609;Estância Velha;RS;estancia-velha;-29.6535;-51.1843;0;51;America/Sao_Paulo;49440
4307708;Esteio;RS;esteio;-29.852;-51.1841;0;51;America/Sao_Paulo;78181
4307807;Estrela;RS;estrela;-29.5002;-51.9495;0;51;America/Sao_Paulo;33243
4307815;Estrela Velha;RS;estrela-velha;-29.1713;-53.1639;0;51;America/Sao_Paulo;3120
4307831;Eugênio de Castro;RS;eugenio-de-castro;-28.5315;-54.1506;0;55;America/Sao_Paulo;2685
4307864;Fagundes Varela;RS;fagundes-varela;-28.8794;-51.7014;0;54;America/Sao_Paulo;2620
4307906;Farroupilha;RS;farroupilha;-29.2227;-51.3419;0;54;America/Sao_Paulo;72477
4308003;Faxinal do Soturno;RS;faxinal-do-soturno;-29.5788;-53.4484;0;55;America/Sao_Paulo;6846
4308052;Faxinalzinho;RS;faxinalzinho;-27.4238;-52.6789;0;54;America/Sao_Paulo;2572
4308078;Fazenda Vilanova;RS;fazenda-vilanova;-29.5885;-51.8217;0;51;America/Sao_Paulo;4399
4308102;Feliz;RS;feliz;-29.4527;-51.3032;0;51;America/Sao_Paulo;13979
4308201;Flores da Cunha;RS;flores-da-cunha;-29.0261;-51.1875;0;54;America/Sao_Paulo;31973
4308250;Floriano Peixoto;RS;floriano-peixoto;-27.8614;-52.0838;0;54;America/Sao_Paulo;1694
4308300;Fontoura Xavier;RS;fontoura-xavier;-28.9817;-52.3445;0;54;America/Sao_Paulo;9721
4308409;Formigueiro;RS;formigueiro;-30.0035;-53.4959;0;55;America/Sao_Paulo;6533
4308433;Forquetinha;RS;forquetinha;-29.3828;-52.0981;0;51;America/Sao_Paulo;2441
4308458;Fortaleza dos Valos;RS;fortaleza-dos-valos;-28.7986;-53.2249;0;55;America/Sao_Paulo;4569
4308508;Frederico Westphalen;RS;frederico-westphalen;-27.3586;-53.3958;0;55;America/Sao_Paulo;33684
4308607;Garibaldi;RS;garibaldi;-29.259;-51.5352;0;54;America/Sao_Paulo;35522
4308656;Garruchos;RS;garruchos;-28.1944;-55.6383;0;55;America/Sao_Paulo;2729
4308706;Gaurama;RS;gaurama;-27.5856;-52.0915;0;54;America/Sao_Paulo;5780
4308805;General Câmara;RS;general-camara;-29.9032;-51.7612;0;51;America/Sao_Paulo;7751
4308854;Gentil;RS;gentil;-28.4316;-52.0337;0;54;America/Sao_Paulo;1783
4308904;Getúlio Vargas;RS;getulio-vargas;-27.8911;-52.2294;0;54;America/Sao_Paulo;16950
4309001;Giruá;RS;girua;-28.0297;-54.3517;0;55;America/Sao_Paulo;16282
4309050;Glorinha;RS;glorinha;-29.8798;-50.7734;0;51;America/Sao_Paulo;7842
4309100;Gramado;RS;gramado;-29.3734;-50.8762;0;54;America/Sao_Paulo;41621
4309126;Gramado dos Loureiros;RS;gramado-dos-loureiros;-27.4429;-52.9149;0;54;America/Sao_Paulo;2049
4309159;Gramado Xavier;RS;gramado-xavier;-29.2706;-52.5795;0;51;America/Sao_Paulo;3356
4309209;Gravataí;RS;gravatai;-29.9413;-50.9869;0;51;America/Sao_Paulo;275294
4309258;Guabiju;RS;guabiju;-28.5421;-51.6948;0;54;America/Sao_Paulo;1442
4309308;Guaíba;RS;guaiba;-30.1086;-51.3233;0;51;America/Sao_Paulo;95956
4309407;Guaporé;RS;guapore;-28.8399;-51.8895;0;54;America/Sao_Paulo;26138
4309506;Guarani das Missões;RS;guarani-das-missoes;-28.1491;-54.5629;0;55;America/Sao_Paulo;7553
4309555;Harmonia;RS;harmonia;-29.5456;-51.4185;0;51;America/Sao_Paulo;5524
4309571;Herveiras;RS;herveiras;-29.4552;-52.6553;0;51;America/Sao_Paulo;2608
4309605;Horizontina;RS;horizontina;-27.6282;-54.3053;0;55;America/Sao_Paulo;19246
4309654;Hulha Negra;RS;hulha-negra;-31.4067;-53.8667;0;53;America/Sao_Paulo;6102
4309704;Humaitá;RS;humaita;-27.5691;-53.9695;0;55;America/Sao_Paulo;4774
4309753;Ibarama;RS;ibarama;-29.4203;-53.1295;0;51;America/Sao_Paulo;3793
4309803;Ibiaçá;RS;ibiaca;-28.0566;-51.8599;0;54;America/Sao_Paulo;4618
4309902;Ibiraiaras;RS;ibiraiaras;-28.3741;-51.6377;0;54;America/Sao_Paulo;6830
4309951;Ibirapuitã;RS;ibirapuita;-28.6247;-52.5158;0;54;America/Sao_Paulo;3793
4310009;Ibirubá;RS;ibiruba;-28.6302;-53.0961;0;54;America/Sao_Paulo;22082
4310108;Igrejinha;RS;igrejinha;-29.5693;-50.7919;0;51;America/Sao_Paulo;34763
4310207;Ijuí;RS;ijui;-28.388;-53.92;0;55;America/Sao_Paulo;87775
4310306;Ilópolis;RS;ilopolis;-28.9282;-52.1258;0;51;America/Sao_Paulo;4245
4310330;Imbé;RS;imbe;-29.9753;-50.1281;0;51;America/Sao_Paulo;27931
4310363;Imigrante;RS;imigrante;-29.3508;-51.7748;0;51;America/Sao_Paulo;3148
4310405;Independência;RS;independencia;-27.8354;-54.1886;0;55;America/Sao_Paulo;6558
4310413;Inhacorá;RS;inhacora;-27.8752;-54.015;0;55;America/Sao_Paulo;2049
4310439;Ipê;RS;ipe;-28.8171;-51.2859;0;54;America/Sao_Paulo;5496
4310462;Ipiranga do Sul;RS;ipiranga-do-sul;-27.9404;-52.4271;0;54;America/Sao_Paulo;1750
4310504;Iraí;RS;irai;-27.1951;-53.2543;0;55;America/Sao_Paulo;7624
4310538;Itaara;RS;itaara;-29.6013;-53.7725;0;55;America/Sao_Paulo;5706
4310553;Itacurubi;RS;itacurubi;-28.7913;-55.2447;0;55;America/Sao_Paulo;3042
4310579;Itapuca;RS;itapuca;-28.7768;-52.1693;0;51;America/Sao_Paulo;1967
4310603;Itaqui;RS;itaqui;-29.1311;-56.5515;0;55;America/Sao_Paulo;36830
4310652;Itati;RS;itati;-29.4974;-50.1016;0;51;America/Sao_Paulo;2695
4310702;Itatiba do Sul;RS;itatiba-do-sul;-27.3846;-52.4538;0;54;America/Sao_Paulo;3249
4310751;Ivorá;RS;ivora;-29.5232;-53.5842;0;55;America/Sao_Paulo;1964
4310801;Ivoti;RS;ivoti;-29.5995;-51.1533;0;51;America/Sao_Paulo;23533
4310850;Jaboticaba;RS;jaboticaba;-27.6347;-53.2762;0;55;America/Sao_Paulo;3850
4310876;Jacuizinho;RS;jacuizinho;-29.0401;-53.0657;0;55;America/Sao_Paulo;2070
4310900;Jacutinga;RS;jacutinga;-27.7291;-52.5372;0;54;America/Sao_Paulo;3401
4311007;Jaguarão;RS;jaguarao;-32.5604;-53.377;0;53;America/Sao_Paulo;27406
4311106;Jaguari;RS;jaguari;-29.4936;-54.703;0;55;America/Sao_Paulo;10779
4311122;Jaquirana;RS;jaquirana;-28.8811;-50.3637;0;54;America/Sao_Paulo;3755
4311130;Jari;RS;jari;-29.2922;-54.2237;0;55;America/Sao_Paulo;3414
4311155;Jóia;RS;joia;-28.6435;-54.1141;0;55;America/Sao_Paulo;7305
4311205;Júlio de Castilhos;RS;julio-de-castilhos;-29.2299;-53.6772;0;55;America/Sao_Paulo;18557
4311239;Lagoa Bonita do Sul;RS;lagoa-bonita-do-sul;-29.4939;-53.017;0;51;America/Sao_Paulo;2287
4311254;Lagoão;RS;lagoao;-29.2348;-52.7997;0;51;America/Sao_Paulo;5429
4311270;Lagoa dos Três Cantos;RS;lagoa-dos-tres-cantos;-28.5676;-52.8618;0;54;America/Sao_Paulo;1779
4311304;Lagoa Vermelha;RS;lagoa-vermelha;-28.2093;-51.5248;0;54;America/Sao_Paulo;28617
4311403;Lajeado;RS;lajeado;-29.4591;-51.9644;0;51;America/Sao_Paulo;96651
4311429;Lajeado do Bugre;RS;lajeado-do-bugre;-27.6913;-53.1818;0;55;America/Sao_Paulo;2660
4311502;Lavras do Sul;RS;lavras-do-sul;-30.8071;-53.8931;0;55;America/Sao_Paulo;7294
4311601;Liberato Salzano;RS;liberato-salzano;-27.601;-53.0753;0;55;America/Sao_Paulo;4854
4311627;Lindolfo Collor;RS;lindolfo-collor;-29.5859;-51.2141;0;51;America/Sao_Paulo;6409
4311643;Linha Nova;RS;linha-nova;-29.4679;-51.2003;0;51;America/Sao_Paulo;1720
4311700;Machadinho;RS;machadinho;-27.5667;-51.6668;0;54;America/Sao_Paulo;5864
4311718;Maçambará;RS;macambara;-29.1445;-56.0674;0;55;America/Sao_Paulo;4487
4311734;Mampituba;RS;mampituba;-29.2136;-49.9311;0;51;America/Sao_Paulo;3201
4311759;Manoel Viana;RS;manoel-viana;-29.5859;-55.4841;0;55;America/Sao_Paulo;6917
4311775;Maquiné;RS;maquine;-29.6798;-50.2079;0;51;America/Sao_Paulo;7588
4311791;Maratá;RS;marata;-29.5457;-51.5573;0;51;America/Sao_Paulo;2521
4311809;Marau;RS;marau;-28.4498;-52.1986;0;54;America/Sao_Paulo;46656
4311908;Marcelino Ramos;RS;marcelino-ramos;-27.4676;-51.9095;0;54;America/Sao_Paulo;4389
4311981;Mariana Pimentel;RS;mariana-pimentel;-30.353;-51.5803;0;51;America/Sao_Paulo;4003
4312005;Mariano Moro;RS;mariano-moro;-27.3568;-52.1467;0;54;America/Sao_Paulo;1888
4312054;Marques de Souza;RS;marques-de-souza;-29.3311;-52.0973;0;51;America/Sao_Paulo;4050
4312104;Mata;RS;mata;-29.5649;-54.4641;0;55;America/Sao_Paulo;4786
4312138;Mato Castelhano;RS;mato-castelhano;-28.28;-52.1932;0;54;America/Sao_Paulo;2610
4312153;Mato Leitão;RS;mato-leitao;-29.5285;-52.1278;0;51;America/Sao_Paulo;4990
4312179;Mato Queimado;RS;mato-queimado;-28.252;-54.6159;0;55;America/Sao_Paulo;1833
4312203;Maximiliano de Almeida;RS;maximiliano-de-almeida;-27.6325;-51.802;0;54;America/Sao_Paulo;4258
4312252;Minas do Leão;RS;minas-do-leao;-30.1346;-52.0423;0;51;America/Sao_Paulo;7661
4312302;Miraguaí;RS;miraguai;-27.497;-53.6891;0;55;America/Sao_Paulo;4506
4312351;Montauri;RS;montauri;-28.6462;-52.0767;0;54;America/Sao_Paulo;1530
4312377;Monte Alegre dos Campos;RS;monte-alegre-dos-campos;-28.6805;-50.7834;0;54;America/Sao_Paulo;3250
4312385;Monte Belo do Sul;RS;monte-belo-do-sul;-29.1607;-51.6333;0;54;America/Sao_Paulo;2609
4312401;Montenegro;RS;montenegro;-29.6824;-51.4679;0;51;America/Sao_Paulo;66295
4312427;Mormaço;RS;mormaco;-28.6968;-52.6999;0;54;America/Sao_Paulo;2815
4312443;Morrinhos do Sul;RS;morrinhos-do-sul;-29.3578;-49.9328;0;51;America/Sao_Paulo;3134
4312450;Morro Redondo;RS;morro-redondo;-31.5887;-52.6261;0;53;America/Sao_Paulo;6169
4312476;Morro Reuter;RS;morro-reuter;-29.5379;-51.0811;0;51;America/Sao_Paulo;6163
4312500;Mostardas;RS;mostardas;-31.1054;-50.9167;0;51;America/Sao_Paulo;12346
4312609;Muçum;RS;mucum;-29.163;-51.8714;0;51;America/Sao_Paulo;4694
4312617;Muitos Capões;RS;muitos-capoes;-28.3132;-51.1836;0;54;America/Sao_Paulo;2938
4312625;Muliterno;RS;muliterno;-28.3253;-51.7697;0;54;America/Sao_Paulo;1755
4312658;Não-Me-Toque;RS;nao-me-toque;-28.4548;-52.8182;0;54;America/Sao_Paulo;18314
4312674;Nicolau Vergueiro;RS;nicolau-vergueiro;-28.5298;-52.4676;0;54;America/Sao_Paulo;1979
4312708;Nonoai;RS;nonoai;-27.3689;-52.7756;0;54;America/Sao_Paulo;14056
4312757;Nova Alvorada;RS;nova-alvorada;-28.6822;-52.1631;0;54;America/Sao_Paulo;3229
4312807;Nova Araçá;RS;nova-araca;-28.6537;-51.7458;0;54;America/Sao_Paulo;5086
4312906;Nova Bassano;RS;nova-bassano;-28.7291;-51.7072;0;54;America/Sao_Paulo;9877
4312955;Nova Boa Vista;RS;nova-boa-vista;-27.9926;-52.9784;0;54;America/Sao_Paulo;2088
4313003;Nova Bréscia;RS;nova-brescia;-29.2182;-52.0319;0;51;America/Sao_Paulo;3105
4313011;Nova Candelária;RS;nova-candelaria;-27.6137;-54.1074;0;55;America/Sao_Paulo;3134
4313037;Nova Esperança do Sul;RS;nova-esperanca-do-sul;-29.4066;-54.8293;0;55;America/Sao_Paulo;4974
4313060;Nova Hartz;RS;nova-hartz;-29.5808;-50.9051;0;51;America/Sao_Paulo;20539
4313086;Nova Pádua;RS;nova-padua;-29.0275;-51.3098;0;54;America/Sao_Paulo;2390
4313102;Nova Palma;RS;nova-palma;-29.471;-53.4689;0;55;America/Sao_Paulo;5683
4313201;Nova Petrópolis;RS;nova-petropolis;-29.3741;-51.1136;0;54;America/Sao_Paulo;23889
4313300;Nova Prata;RS;nova-prata;-28.7799;-51.6113;0;54;America/Sao_Paulo;26587
4313334;Nova Ramada;RS;nova-ramada;-28.0667;-53.6992;0;55;America/Sao_Paulo;2201
4313359;Nova Roma do Sul;RS;nova-roma-do-sul;-28.9882;-51.4095;0;54;America/Sao_Paulo;3543
4313375;Nova Santa Rita;RS;nova-santa-rita;-29.8525;-51.2837;0;51;America/Sao_Paulo;30121
4313391;Novo Cabrais;RS;novo-cabrais;-29.7338;-52.9489;0;51;America/Sao_Paulo;3636
4313409;Novo Hamburgo;RS;novo-hamburgo;-29.6875;-51.1328;0;51;America/Sao_Paulo;235879
4313425;Novo Machado;RS;novo-machado;-27.5765;-54.5036;0;55;America/Sao_Paulo;3246
4313441;Novo Tiradentes;RS;novo-tiradentes;-27.5649;-53.1837;0;55;America/Sao_Paulo;2188
4313466;Novo Xingu;RS;novo-xingu;-27.749;-53.0639;0;54;America/Sao_Paulo;1678
4313490;Novo Barreiro;RS;novo-barreiro;-27.9077;-53.1103;0;55;America/Sao_Paulo;4371
4313508;Osório;RS;osorio;-29.8881;-50.2667;0;51;America/Sao_Paulo;48929
4313607;Paim Filho;RS;paim-filho;-27.7075;-51.763;0;54;America/Sao_Paulo;3691
4313656;Palmares do Sul;RS;palmares-do-sul;-30.2535;-50.5103;0;51;America/Sao_Paulo;13170
4313706;Palmeira das Missões;RS;palmeira-das-missoes;-27.9007;-53.3134;0;55;America/Sao_Paulo;34233
4313805;Palmitinho;RS;palmitinho;-27.3596;-53.558;0;55;America/Sao_Paulo;8032
4313904;Panambi;RS;panambi;-28.2833;-53.5023;0;55;America/Sao_Paulo;45042
4313953;Pantano Grande;RS;pantano-grande;-30.1902;-52.3729;0;51;America/Sao_Paulo;10438
4314001;Paraí;RS;parai;-28.5964;-51.7896;0;54;America/Sao_Paulo;7357
4314027;Paraíso do Sul;RS;paraiso-do-sul;-29.6717;-53.144;0;55;America/Sao_Paulo;6635
4314035;Pareci Novo;RS;pareci-novo;-29.6365;-51.3974;0;51;America/Sao_Paulo;4433
4314050;Parobé;RS;parobe;-29.6243;-50.8312;0;51;America/Sao_Paulo;53555
4314068;Passa Sete;RS;passa-sete;-29.4577;-52.9599;0;51;America/Sao_Paulo;4036
4314076;Passo do Sobrado;RS;passo-do-sobrado;-29.748;-52.2748;0;51;America/Sao_Paulo;6154
4314100;Passo Fundo;RS;passo-fundo;-28.2576;-52.4091;0;54;America/Sao_Paulo;214564
4314134;Paulo Bento;RS;paulo-bento;-27.7051;-52.4169;0;54;America/Sao_Paulo;2188
4314159;Paverama;RS;paverama;-29.5486;-51.7339;0;51;America/Sao_Paulo;8146
4314175;Pedras Altas;RS;pedras-altas;-31.7365;-53.5814;0;53;America/Sao_Paulo;2100
4314209;Pedro Osório;RS;pedro-osorio;-31.8642;-52.8184;0;53;America/Sao_Paulo;7634
4314308;Pejuçara;RS;pejucara;-28.4283;-53.6579;0;55;America/Sao_Paulo;3819
4314407;Pelotas;RS;pelotas;-31.7649;-52.3371;0;53;America/Sao_Paulo;336131
4314423;Picada Café;RS;picada-cafe;-29.4464;-51.1367;0;54;America/Sao_Paulo;5470
4314456;Pinhal;RS;pinhal;-27.508;-53.2082;0;55;America/Sao_Paulo;3034
4314464;Pinhal da Serra;RS;pinhal-da-serra;-27.8751;-51.1673;0;54;America/Sao_Paulo;2299
4314472;Pinhal Grande;RS;pinhal-grande;-29.345;-53.3206;0;55;America/Sao_Paulo;3867
4314498;Pinheirinho do Vale;RS;pinheirinho-do-vale;-27.2109;-53.608;0;55;America/Sao_Paulo;4637
4314506;Pinheiro Machado;RS;pinheiro-machado;-31.5794;-53.3798;0;53;America/Sao_Paulo;11409
4314548;Pinto Bandeira;RS;pinto-bandeira;-29.0975;-51.4503;0;54;America/Sao_Paulo;2784
4314555;Pirapó;RS;pirapo;-28.0439;-55.2001;0;55;America/Sao_Paulo;2260
4314605;Piratini;RS;piratini;-31.4473;-53.0973;0;53;America/Sao_Paulo;17792
4314704;Planalto;RS;planalto;-27.3297;-53.0575;0;55;America/Sao_Paulo;10624
4314753;Poço das Antas;RS;poco-das-antas;-29.4481;-51.6719;0;51;America/Sao_Paulo;2222
4314779;Pontão;RS;pontao;-28.0585;-52.6791;0;54;America/Sao_Paulo;3350
4314787;Ponte Preta;RS;ponte-preta;-27.6587;-52.4848;0;54;America/Sao_Paulo;1604
4314803;Portão;RS;portao;-29.7015;-51.2429;0;51;America/Sao_Paulo;35237
4314902;Porto Alegre;RS;porto-alegre;-30.0318;-51.2065;1;51;America/Sao_Paulo;1389322
4315008;Porto Lucena;RS;porto-lucena;-27.8569;-55.01;0;55;America/Sao_Paulo;4424
4315057;Porto Mauá;RS;porto-maua;-27.5796;-54.6657;0;55;America/Sao_Paulo;2176
4315073;Porto Vera Cruz;RS;porto-vera-cruz;-27.7405;-54.8994;0;55;America/Sao_Paulo;1585
4315107;Porto Xavier;RS;porto-xavier;-27.9082;-55.1379;0;55;America/Sao_Paulo;10132
4315131;Pouso Novo;RS;pouso-novo;-29.1738;-52.2136;0;51;America/Sao_Paulo;1773
4315149;Presidente Lucena;RS;presidente-lucena;-29.5175;-51.1798;0;51;America/Sao_Paulo;3159
4315156;Progresso;RS;progresso;-29.2441;-52.3197;0;51;America/Sao_Paulo;5430
4315172;Protásio Alves;RS;protasio-alves;-28.7572;-51.4757;0;54;America/Sao_Paulo;2069
4315206;Putinga;RS;putinga;-29.0045;-52.1569;0;51;America/Sao_Paulo;3814
4315305;Quaraí;RS;quarai;-30.384;-56.4483;0;55;America/Sao_Paulo;23988
4315313;Quatro Irmãos;RS;quatro-irmaos;-27.8257;-52.4424;0;54;America/Sao_Paulo;1579
4315321;Quevedos;RS;quevedos;-29.3504;-54.0789;0;55;America/Sao_Paulo;2555
4315354;Quinze de Novembro;RS;quinze-de-novembro;-28.7466;-53.1011;0;54;America/Sao_Paulo;4000
4315404;Redentora;RS;redentora;-27.664;-53.6407;0;55;America/Sao_Paulo;9934
4315453;Relvado;RS;relvado;-29.1164;-52.0778;0;51;America/Sao_Paulo;1828
4315503;Restinga Sêca;RS;restinga-seca;-29.8188;-53.3807;0;55;America/Sao_Paulo;15213
4315552;Rio dos Índios;RS;rio-dos-indios;-27.2973;-52.8417;0;54;America/Sao_Paulo;2874
4315602;Rio Grande;RS;rio-grande;-32.0349;-52.1071;0;53;America/Sao_Paulo;198958
4315701;Rio Pardo;RS;rio-pardo;-29.988;-52.3711;0;51;America/Sao_Paulo;35666
4315750;Riozinho;RS;riozinho;-29.639;-50.4488;0;51;America/Sao_Paulo;4572
4315800;Roca Sales;RS;roca-sales;-29.2884;-51.8658;0;51;America/Sao_Paulo;10644
4315909;Rodeio Bonito;RS;rodeio-bonito;-27.4742;-53.1706;0;55;America/Sao_Paulo;6821
4315958;Rolador;RS;rolador;-28.2566;-54.8186;0;55;America/Sao_Paulo;2332
4316006;Rolante;RS;rolante;-29.6462;-50.5819;0;51;America/Sao_Paulo;21733
4316105;Ronda Alta;RS;ronda-alta;-27.7758;-52.8056;0;54;America/Sao_Paulo;9972
4316204;Rondinha;RS;rondinha;-27.8315;-52.9081;0;54;America/Sao_Paulo;5083
4316303;Roque Gonzales;RS;roque-gonzales;-28.1297;-55.0266;0;55;America/Sao_Paulo;6698
4316402;Rosário do Sul;RS;rosario-do-sul;-30.2515;-54.9221;0;55;America/Sao_Paulo;37700
4316428;Sagrada Família;RS;sagrada-familia;-27.7085;-53.1351;0;55;America/Sao_Paulo;2529
4316436;Saldanha Marinho;RS;saldanha-marinho;-28.3941;-53.097;0;55;America/Sao_Paulo;2621
4316451;Salto do Jacuí;RS;salto-do-jacui;-29.0951;-53.2133;0;55;America/Sao_Paulo;10373
4316477;Salvador das Missões;RS;salvador-das-missoes;-28.1233;-54.8373;0;55;America/Sao_Paulo;2953
4316501;Salvador do Sul;RS;salvador-do-sul;-29.4386;-51.5077;0;51;America/Sao_Paulo;7182
4316600;Sananduva;RS;sananduva;-27.947;-51.8079;0;54;America/Sao_Paulo;16759
4316709;Santa Bárbara do Sul;RS;santa-barbara-do-sul;-28.3653;-53.251;0;55;America/Sao_Paulo;8275
4316733;Santa Cecília do Sul;RS;santa-cecilia-do-sul;-28.1609;-51.9279;0;54;America/Sao_Paulo;1710
4316758;Santa Clara do Sul;RS;santa-clara-do-sul;-29.4747;-52.0843;0;51;America/Sao_Paulo;7067
4316808;Santa Cruz do Sul;RS;santa-cruz-do-sul;-29.722;-52.4343;0;51;America/Sao_Paulo;138104
4316907;Santa Maria;RS;santa-maria;-29.6868;-53.8149;0;55;America/Sao_Paulo;282244
4316956;Santa Maria do Herval;RS;santa-maria-do-herval;-29.4902;-50.9919;0;51;America/Sao_Paulo;6482
4316972;Santa Margarida do Sul;RS;santa-margarida-do-sul;-30.3393;-54.0817;0;55;America/Sao_Paulo;2658
4317004;Santana da Boa Vista;RS;santana-da-boa-vista;-30.8697;-53.11;0;53;America/Sao_Paulo;7140
4317103;Sant'Ana do Livramento;RS;santana-do-livramento;-30.8773;-55.5392;0;55;America/Sao_Paulo;87296
4317202;Santa Rosa;RS;santa-rosa;-27.8702;-54.4796;0;55;America/Sao_Paulo;79395
4317251;Santa Tereza;RS;santa-tereza;-29.1655;-51.7351;0;54;America/Sao_Paulo;1531
4317301;Santa Vitória do Palmar;RS;santa-vitoria-do-palmar;-33.525;-53.3717;0;53;America/Sao_Paulo;31961
4317400;Santiago;RS;santiago;-29.1897;-54.8666;0;55;America/Sao_Paulo;50331
4317509;Santo Ângelo;RS;santo-angelo;-28.3001;-54.2668;0;55;America/Sao_Paulo;79130
4317558;Santo Antônio do Palma;RS;santo-antonio-do-palma;-28.4956;-52.0267;0;54;America/Sao_Paulo;2134
4317608;Santo Antônio da Patrulha;RS;santo-antonio-da-patrulha;-29.8268;-50.5175;0;51;America/Sao_Paulo;44393
4317707;Santo Antônio das Missões;RS;santo-antonio-das-missoes;-28.514;-55.2251;0;55;America/Sao_Paulo;10493
4317756;Santo Antônio do Planalto;RS;santo-antonio-do-planalto;-28.403;-52.6992;0;54;America/Sao_Paulo;2136
4317806;Santo Augusto;RS;santo-augusto;-27.8526;-53.7776;0;55;America/Sao_Paulo;14196
4317905;Santo Cristo;RS;santo-cristo;-27.8263;-54.662;0;55;America/Sao_Paulo;15656
4317954;Santo Expedito do Sul;RS;santo-expedito-do-sul;-27.9074;-51.6434;0;54;America/Sao_Paulo;2395
4318002;São Borja;RS;sao-borja;-28.6578;-56.0036;0;55;America/Sao_Paulo;61323
4318051;São Domingos do Sul;RS;sao-domingos-do-sul;-28.5312;-51.886;0;54;America/Sao_Paulo;2808
4318101;São Francisco de Assis;RS;sao-francisco-de-assis;-29.5547;-55.1253;0;55;America/Sao_Paulo;17949
4318200;São Francisco de Paula;RS;sao-francisco-de-paula;-29.4404;-50.5828;0;54;America/Sao_Paulo;22373
4318309;São Gabriel;RS;sao-gabriel;-30.3337;-54.3217;0;55;America/Sao_Paulo;60102
4318408;São Jerônimo;RS;sao-jeronimo;-29.9716;-51.7251;0;51;America/Sao_Paulo;21421
4318424;São João da Urtiga;RS;sao-joao-da-urtiga;-27.8195;-51.8257;0;54;America/Sao_Paulo;4549
4318432;São João do Polêsine;RS;sao-joao-do-polesine;-29.6194;-53.4439;0;55;America/Sao_Paulo;2707
4318440;São Jorge;RS;sao-jorge;-28.4984;-51.7064;0;54;America/Sao_Paulo;2976
4318457;São José das Missões;RS;sao-jose-das-missoes;-27.7789;-53.1226;0;55;America/Sao_Paulo;2403
4318465;São José do Herval;RS;sao-jose-do-herval;-29.052;-52.295;0;54;America/Sao_Paulo;1934
4318481;São José do Hortêncio;RS;sao-jose-do-hortencio;-29.528;-51.245;0;51;America/Sao_Paulo;4551
4318499;São José do Inhacorá;RS;sao-jose-do-inhacora;-27.7251;-54.1275;0;55;America/Sao_Paulo;2463
4318507;São José do Norte;RS;sao-jose-do-norte;-32.0151;-52.0331;0;53;America/Sao_Paulo;26245
4318606;São José do Ouro;RS;sao-jose-do-ouro;-27.7707;-51.5966;0;54;America/Sao_Paulo;6978
4318614;São José do Sul;RS;sao-jose-do-sul;-29.5448;-51.4821;0;51;America/Sao_Paulo;2440
4318622;São José dos Ausentes;RS;sao-jose-dos-ausentes;-28.7476;-50.0677;0;54;America/Sao_Paulo;4286
4318705;São Leopoldo;RS;sao-leopoldo;-29.7545;-51.1498;0;51;America/Sao_Paulo;225669
4318804;São Lourenço do Sul;RS;sao-lourenco-do-sul;-31.3564;-51.9715;0;53;America/Sao_Paulo;43283
4318903;São Luiz Gonzaga;RS;sao-luiz-gonzaga;-28.412;-54.9559;0;55;America/Sao_Paulo;35858
4319000;São Marcos;RS;sao-marcos;-28.9677;-51.0696;0;54;America/Sao_Paulo;21537
4319109;São Martinho;RS;sao-martinho;-27.7112;-53.9699;0;55;America/Sao_Paulo;5589
4319125;São Martinho da Serra;RS;sao-martinho-da-serra;-29.5397;-53.859;0;55;America/Sao_Paulo;2911
4319158;São Miguel das Missões;RS;sao-miguel-das-missoes;-28.556;-54.5559;0;55;America/Sao_Paulo;7196
4319208;São Nicolau;RS;sao-nicolau;-28.1834;-55.2654;0;55;America/Sao_Paulo;5248
4319307;São Paulo das Missões;RS;sao-paulo-das-missoes;-28.0195;-54.9404;0;55;America/Sao_Paulo;5948
4319356;São Pedro da Serra;RS;sao-pedro-da-serra;-29.4193;-51.5134;0;51;America/Sao_Paulo;3614
4319364;São Pedro das Missões;RS;sao-pedro-das-missoes;-27.7706;-53.2513;0;55;America/Sao_Paulo;1791
4319372;São Pedro do Butiá;RS;sao-pedro-do-butia;-28.1243;-54.8926;0;55;America/Sao_Paulo;3139
4319406;São Pedro do Sul;RS;sao-pedro-do-sul;-29.6202;-54.1855;0;55;America/Sao_Paulo;15870
4319505;São Sebastião do Caí;RS;sao-sebastiao-do-cai;-29.5885;-51.3749;0;51;America/Sao_Paulo;24883
4319604;São Sepé;RS;sao-sepe;-30.1643;-53.5603;0;55;America/Sao_Paulo;21575
4319703;São Valentim;RS;sao-valentim;-27.5583;-52.5237;0;54;America/Sao_Paulo;3324
4319711;São Valentim do Sul;RS;sao-valentim-do-sul;-29.0451;-51.7684;0;54;America/Sao_Paulo;2255
4319737;São Valério do Sul;RS;sao-valerio-do-sul;-27.7906;-53.9368;0;55;America/Sao_Paulo;2594
4319752;São Vendelino;RS;sao-vendelino;-29.3729;-51.3675;0;51;America/Sao_Paulo;2306
4319802;São Vicente do Sul;RS;sao-vicente-do-sul;-29.6882;-54.6826;0;55;America/Sao_Paulo;8259
4319901;Sapiranga;RS;sapiranga;-29.6349;-51.0064;0;51;America/Sao_Paulo;77898
4320008;Sapucaia do Sul;RS;sapucaia-do-sul;-29.8276;-51.145;0;51;America/Sao_Paulo;136542
4320107;Sarandi;RS;sarandi;-27.942;-52.9231;0;54;America/Sao_Paulo;23356
4320206;Seberi;RS;seberi;-27.4829;-53.4026;0;55;America/Sao_Paulo;12313
4320230;Sede Nova;RS;sede-nova;-27.6367;-53.9493;0;55;America/Sao_Paulo;2753
4320263;Segredo;RS;segredo;-29.3523;-52.9767;0;51;America/Sao_Paulo;6107
4320305;Selbach;RS;selbach;-28.6294;-52.9498;0;54;America/Sao_Paulo;5220
4320321;Senador Salgado Filho;RS;senador-salgado-filho;-28.025;-54.5507;0;55;America/Sao_Paulo;2726
4320354;Sentinela do Sul;RS;sentinela-do-sul;-30.6107;-51.5862;0;51;America/Sao_Paulo;5422
4320404;Serafina Corrêa;RS;serafina-correa;-28.7126;-51.9352;0;54;America/Sao_Paulo;17379
4320453;Sério;RS;serio;-29.3904;-52.2685;0;51;America/Sao_Paulo;2093
4320503;Sertão;RS;sertao;-27.9798;-52.2588;0;54;America/Sao_Paulo;5637
4320552;Sertão Santana;RS;sertao-santana;-30.4562;-51.6017;0;51;America/Sao_Paulo;5988
4320578;Sete de Setembro;RS;sete-de-setembro;-28.1362;-54.4637;0;55;America/Sao_Paulo;1884
4320602;Severiano de Almeida;RS;severiano-de-almeida;-27.4362;-52.1217;0;54;America/Sao_Paulo;3467
4320651;Silveira Martins;RS;silveira-martins;-29.6467;-53.591;0;55;America/Sao_Paulo;2060
4320677;Sinimbu;RS;sinimbu;-29.5357;-52.5304;0;51;America/Sao_Paulo;8698
4320701;Sobradinho;RS;sobradinho;-29.4194;-53.0326;0;51;America/Sao_Paulo;14512
4320800;Soledade;RS;soledade;-28.8306;-52.5131;0;54;America/Sao_Paulo;30936
4320859;Tabaí;RS;tabai;-29.643;-51.6823;0;51;America/Sao_Paulo;4565
4320909;Tapejara;RS;tapejara;-28.0652;-52.0097;0;54;America/Sao_Paulo;25201
4321006;Tapera;RS;tapera;-28.6277;-52.8613;0;54;America/Sao_Paulo;10822
4321105;Tapes;RS;tapes;-30.6683;-51.3991;0;51;America/Sao_Paulo;14938
4321204;Taquara;RS;taquara;-29.6505;-50.7753;0;51;America/Sao_Paulo;54360
4321303;Taquari;RS;taquari;-29.7943;-51.8653;0;51;America/Sao_Paulo;25968
4321329;Taquaruçu do Sul;RS;taquarucu-do-sul;-27.4005;-53.4702;0;55;America/Sao_Paulo;3190
4321352;Tavares;RS;tavares;-31.2843;-51.088;0;51;America/Sao_Paulo;5319
4321402;Tenente Portela;RS;tenente-portela;-27.3711;-53.7585;0;55;America/Sao_Paulo;14811
4321436;Terra de Areia;RS;terra-de-areia;-29.5782;-50.0644;0;51;America/Sao_Paulo;10569
4321451;Teutônia;RS;teutonia;-29.4482;-51.8044;0;51;America/Sao_Paulo;33963
4321469;Tio Hugo;RS;tio-hugo;-28.5712;-52.5955;0;54;America/Sao_Paulo;3352
4321477;Tiradentes do Sul;RS;tiradentes-do-sul;-27.4022;-54.0814;0;55;America/Sao_Paulo;5201
4321493;Toropi;RS;toropi;-29.4782;-54.2244;0;55;America/Sao_Paulo;2598
4321501;Torres;RS;torres;-29.3334;-49.7333;0;51;America/Sao_Paulo;43268
4321600;Tramandaí;RS;tramandai;-29.9841;-50.1322;0;51;America/Sao_Paulo;56296
4321626;Travesseiro;RS;travesseiro;-29.2977;-52.0532;0;51;America/Sao_Paulo;2193
4321634;Três Arroios;RS;tres-arroios;-27.5003;-52.1448;0;54;America/Sao_Paulo;2638
4321667;Três Cachoeiras;RS;tres-cachoeiras;-29.4487;-49.9275;0;51;America/Sao_Paulo;11216
4321709;Três Coroas;RS;tres-coroas;-29.5137;-50.7739;0;51;America/Sao_Paulo;24420
4321808;Três de Maio;RS;tres-de-maio;-27.78;-54.2357;0;55;America/Sao_Paulo;25452
4321832;Três Forquilhas;RS;tres-forquilhas;-29.5384;-50.0708;0;51;America/Sao_Paulo;2814
4321857;Três Palmeiras;RS;tres-palmeiras;-27.6139;-52.8437;0;54;America/Sao_Paulo;4826
4321907;Três Passos;RS;tres-passos;-27.4555;-53.9296;0;55;America/Sao_Paulo;26284
4321956;Trindade do Sul;RS;trindade-do-sul;-27.5239;-52.8956;0;54;America/Sao_Paulo;7766
4322004;Triunfo;RS;triunfo;-29.9291;-51.7075;0;51;America/Sao_Paulo;28414
4322103;Tucunduva;RS;tucunduva;-27.6573;-54.4439;0;55;America/Sao_Paulo;5649
4322152;Tunas;RS;tunas;-29.1039;-52.9538;0;51;America/Sao_Paulo;3739
4322186;Tupanci do Sul;RS;tupanci-do-sul;-27.9241;-51.5383;0;54;America/Sao_Paulo;1398
4322202;Tupanciretã;RS;tupancireta;-29.0858;-53.8445;0;55;America/Sao_Paulo;20345
4322251;Tupandi;RS;tupandi;-29.4772;-51.4174;0;51;America/Sao_Paulo;5160
4322301;Tuparendi;RS;tuparendi;-27.7598;-54.4814;0;55;America/Sao_Paulo;8536
4322327;Turuçu;RS;turucu;-31.4173;-52.1706;0;53;America/Sao_Paulo;3489
4322343;Ubiretama;RS;ubiretama;-28.0404;-54.686;0;55;America/Sao_Paulo;2028
4322350;União da Serra;RS;uniao-da-serra;-28.7833;-52.0238;0;54;America/Sao_Paulo;1186
4322376;Unistalda;RS;unistalda;-29.04;-55.1517;0;55;America/Sao_Paulo;2052
4322400;Uruguaiana;RS;uruguaiana;-29.7614;-57.0853;0;55;America/Sao_Paulo;120885
4322509;Vacaria;RS;vacaria;-28.5079;-50.9418;0;54;America/Sao_Paulo;66110
4322525;Vale Verde;RS;vale-verde;-29.7864;-52.1857;0;51;America/Sao_Paulo;3214
4322533;Vale do Sol;RS;vale-do-sol;-29.5967;-52.6839;0;51;America/Sao_Paulo;10080
4322541;Vale Real;RS;vale-real;-29.3919;-51.2559;0;51;America/Sao_Paulo;6213
4322558;Vanini;RS;vanini;-28.4758;-51.8447;0;54;America/Sao_Paulo;2047
4322608;Venâncio Aires;RS;venancio-aires;-29.6143;-52.1932;0;51;America/Sao_Paulo;70805
4322707;Vera Cruz;RS;vera-cruz;-29.7184;-52.5152;0;51;America/Sao_Paulo;27638
4322806;Veranópolis;RS;veranopolis;-28.9312;-51.5516;0;54;America/Sao_Paulo;24540
4322855;Vespasiano Corrêa;RS;vespasiano-correa;-29.0655;-51.8625;0;51;America/Sao_Paulo;1852
4322905;Viadutos;RS;viadutos;-27.5716;-52.0211;0;54;America/Sao_Paulo;4852
4323002;Viamão;RS;viamao;-30.0819;-51.0194;0;51;America/Sao_Paulo;232113
4323101;Vicente Dutra;RS;vicente-dutra;-27.1607;-53.4022;0;55;America/Sao_Paulo;4747
4323200;Victor Graeff;RS;victor-graeff;-28.5632;-52.7495;0;54;America/Sao_Paulo;2832
4323309;Vila Flores;RS;vila-flores;-28.8598;-51.5504;0;54;America/Sao_Paulo;3736
4323358;Vila Lângaro;RS;vila-langaro;-28.1062;-52.1438;0;54;America/Sao_Paulo;2122
4323408;Vila Maria;RS;vila-maria;-28.5359;-52.1486;0;54;America/Sao_Paulo;4512
4323457;Vila Nova do Sul;RS;vila-nova-do-sul;-30.3461;-53.876;0;55;America/Sao_Paulo;3935
4323507;Vista Alegre;RS;vista-alegre;-27.3686;-53.4919;0;55;America/Sao_Paulo;2712
4323606;Vista Alegre do Prata;RS;vista-alegre-do-prata;-28.8052;-51.7947;0;54;America/Sao_Paulo;1624
4323705;Vista Gaúcha;RS;vista-gaucha;-27.2902;-53.6974;0;55;America/Sao_Paulo;2842
4323754;Vitória das Missões;RS;vitoria-das-missoes;-28.3516;-54.504;0;55;America/Sao_Paulo;3318
4323770;Westfália;RS;westfalia;-29.4263;-51.7645;0;51;America/Sao_Paulo;3219
4323804;Xangri-lá;RS;xangri-la;-29.8065;-50.0519;0;51;America/Sao_Paulo;16907
5000203;Água Clara;MS;agua-clara;-20.4452;-52.879;0;67;America/Campo_Grande;17647
5000252;Alcinópolis;MS;alcinopolis;-18.3255;-53.7042;0;67;America/Campo_Grande;4648
5000609;Amambai;MS;amambai;-23.1058;-55.2253;0;67;America/Campo_Grande;41414
5000708;Anastácio;MS;anastacio;-20.4823;-55.8104;0;67;America/Campo_Grande;24741
5000807;Anaurilândia;MS;anaurilandia;-22.1852;-52.7191;0;67;America/Campo_Grande;7735
5000856;Angélica;MS;angelica;-22.1527;-53.7708;0;67;America/Campo_Grande;11203
5000906;Antônio João;MS;antonio-joao;-22.1927;-55.9517;0;67;America/Campo_Grande;9641
5001003;Aparecida do Taboado;MS;aparecida-do-taboado;-20.0873;-51.0961;0;67;America/Campo_Grande;29446
5001102;Aquidauana;MS;aquidauana;-20.4666;-55.7868;0;67;America/Campo_Grande;48561
5001243;Aral Moreira;MS;aral-moreira;-22.9385;-55.6334;0;67;America/Campo_Grande;11085
5001508;Bandeirantes;MS;bandeirantes;-19.9275;-54.3585;0;67;America/Campo_Grande;8276
5001904;Bataguassu;MS;bataguassu;-21.7159;-52.4221;0;67;America/Campo_Grande;24004
5002001;Batayporã;MS;bataypora;-22.2944;-53.2705;0;67;America/Campo_Grande;10953
5002100;Bela Vista;MS;bela-vista;-22.1073;-56.5263;0;67;America/Campo_Grande;21965
5002159;Bodoquena;MS;bodoquena;-20.537;-56.7127;0;67;America/Campo_Grande;8849
5002209;Bonito;MS;bonito;-21.1261;-56.4836;0;67;America/Campo_Grande;24761
5002308;Brasilândia;MS;brasilandia;-21.2544;-52.0365;0;67;America/Campo_Grande;11840
5002407;Caarapó;MS;caarapo;-22.6368;-54.8209;0;67;America/Campo_Grande;32406
5002605;Camapuã;MS;camapua;-19.5347;-54.0431;0;67;America/Campo_Grande;13920
5002704;Campo Grande;MS;campo-grande;-20.4486;-54.6295;1;67;America/Campo_Grande;954537
5002803;Caracol;MS;caracol;-22.011;-57.0277;0;67;America/Campo_Grande;5115
5002902;Cassilândia;MS;cassilandia;-19.1179;-51.7313;0;67;America/Campo_Grande;21549
5002951;Chapadão do Sul;MS;chapadao-do-sul;-18.788;-52.6263;0;67;America/Campo_Grande;33791
5003108;Corguinho;MS;corguinho;-19.8243;-54.8281;0;67;America/Campo_Grande;4893
5003157;Coronel Sapucaia;MS;coronel-sapucaia;-23.2724;-55.5278;0;67;America/Campo_Grande;14661
5003207;Corumbá;MS;corumba;-19.0077;-57.651;0;67;America/Campo_Grande;99107
5003256;Costa Rica;MS;costa-rica;-18.5432;-53.1287;0;67;America/Campo_Grande;28163
5003306;Coxim;MS;coxim;-18.5013;-54.751;0;67;America/Campo_Grande;33390
5003454;Deodápolis;MS;deodapolis;-22.2763;-54.1682;0;67;America/Campo_Grande;14210
5003488;Dois Irmãos do Buriti;MS;dois-irmaos-do-buriti;-20.6848;-55.2915;0;67;America/Campo_Grande;11470
5003504;Douradina;MS;douradina;-22.0405;-54.6158;0;67;America/Campo_Grande;5749
5003702;Dourados;MS;dourados;-22.2231;-54.812;0;67;America/Campo_Grande;260640
5003751;Eldorado;MS;eldorado;-23.7868;-54.2838;0;67;America/Campo_Grande;11633
5003801;Fátima do Sul;MS;fatima-do-sul;-22.3789;-54.5131;0;67;America/Campo_Grande;21388
5003900;Figueirão;MS;figueirao;-18.6782;-53.638;0;67;America/Campo_Grande;3709
5004007;Glória de Dourados;MS;gloria-de-dourados;-22.4136;-54.2335;0;67;America/Campo_Grande;10777
5004106;Guia Lopes da Laguna;MS;guia-lopes-da-laguna;-21.4583;-56.1117;0;67;America/Campo_Grande;10135
5004304;Iguatemi;MS;iguatemi;-23.6736;-54.5637;0;67;America/Campo_Grande;14017
5004403;Inocência;MS;inocencia;-19.7277;-51.9281;0;67;America/Campo_Grande;8712
5004502;Itaporã;MS;itapora;-22.08;-54.7934;0;67;America/Campo_Grande;25075
5004601;Itaquiraí;MS;itaquirai;-23.4779;-54.187;0;67;America/Campo_Grande;19996
5004700;Ivinhema;MS;ivinhema;-22.3046;-53.8184;0;67;America/Campo_Grande;29613
5004809;Japorã;MS;japora;-23.8903;-54.4059;0;67;America/Campo_Grande;8409
5004908;Jaraguari;MS;jaraguari;-20.1386;-54.3996;0;67;America/Campo_Grande;7425
5005004;Jardim;MS;jardim;-21.4799;-56.1489;0;67;America/Campo_Grande;24509
5005103;Jateí;MS;jatei;-22.4806;-54.3079;0;67;America/Campo_Grande;3620
5005152;Juti;MS;juti;-22.8596;-54.6061;0;67;America/Campo_Grande;7009
5005202;Ladário;MS;ladario;-19.0089;-57.5973;0;67;America/Campo_Grande;22290
5005251;Laguna Carapã;MS;laguna-carapa;-22.5448;-55.1502;0;67;America/Campo_Grande;7012
5005400;Maracaju;MS;maracaju;-21.6105;-55.1678;0;67;America/Campo_Grande;47558
5005608;Miranda;MS;miranda;-20.2355;-56.3746;0;67;America/Campo_Grande;26487
5005681;Mundo Novo;MS;mundo-novo;-23.9355;-54.281;0;67;America/Campo_Grande;19937
5005707;Naviraí;MS;navirai;-23.0618;-54.1995;0;67;America/Campo_Grande;52707
5005806;Nioaque;MS;nioaque;-21.1419;-55.8296;0;67;America/Campo_Grande;13412
5006002;Nova Alvorada do Sul;MS;nova-alvorada-do-sul;-21.4657;-54.3825;0;67;America/Campo_Grande;23054
5006200;Nova Andradina;MS;nova-andradina;-22.238;-53.3437;0;67;America/Campo_Grande;50610
5006259;Novo Horizonte do Sul;MS;novo-horizonte-do-sul;-22.6693;-53.8601;0;67;America/Campo_Grande;4811
5006275;Paraíso das Águas;MS;paraiso-das-aguas;-19.0216;-53.0116;0;67;America/Campo_Grande;5777
5006309;Paranaíba;MS;paranaiba;-19.6746;-51.1909;0;67;America/Campo_Grande;42543
5006358;Paranhos;MS;paranhos;-23.8911;-55.429;0;67;America/Campo_Grande;13323
5006408;Pedro Gomes;MS;pedro-gomes;-18.0996;-54.5507;0;67;America/Campo_Grande;6974
5006606;Ponta Porã;MS;ponta-pora;-22.5296;-55.7203;0;67;America/Campo_Grande;97577
5006903;Porto Murtinho;MS;porto-murtinho;-21.6981;-57.8836;0;67;America/Campo_Grande;12864
5007109;Ribas do Rio Pardo;MS;ribas-do-rio-pardo;-20.4445;-53.7588;0;67;America/Campo_Grande;23996
5007208;Rio Brilhante;MS;rio-brilhante;-21.8033;-54.5427;0;67;America/Campo_Grande;39936
5007307;Rio Negro;MS;rio-negro;-19.447;-54.9859;0;67;America/Campo_Grande;4933
5007406;Rio Verde de Mato Grosso;MS;rio-verde-de-mato-grosso;-18.9249;-54.8434;0;67;America/Campo_Grande;20393
5007505;Rochedo;MS;rochedo;-19.9565;-54.8848;0;67;America/Campo_Grande;5407
5007554;Santa Rita do Pardo;MS;santa-rita-do-pardo;-21.3016;-52.8333;0;67;America/Campo_Grande;7174
5007695;São Gabriel do Oeste;MS;sao-gabriel-do-oeste;-19.3889;-54.5507;0;67;America/Campo_Grande;31694
5007703;Sete Quedas;MS;sete-quedas;-23.9705;-55.0398;0;67;America/Campo_Grande;11301
5007802;Selvíria;MS;selviria;-20.3637;-51.4192;0;67;America/Campo_Grande;8593
5007901;Sidrolândia;MS;sidrolandia;-20.9302;-54.9692;0;67;America/Campo_Grande;49374
5007935;Sonora;MS;sonora;-17.5698;-54.7551;0;67;America/Campo_Grande;14822
5007950;Tacuru;MS;tacuru;-23.636;-55.0141;0;67;America/Campo_Grande;11159
5007976;Taquarussu;MS;taquarussu;-22.4898;-53.3519;0;67;America/Campo_Grande;3730
5008008;Terenos;MS;terenos;-20.4378;-54.8647;0;67;America/Campo_Grande;18139
5008305;Três Lagoas;MS;tres-lagoas;-20.7849;-51.7007;0;67;America/Campo_Grande;141435
5008404;Vicentina;MS;vicentina;-22.4098;-54.4415;0;67;America/Campo_Grande;6476
5100102;Acorizal;MT;acorizal;-15.194;-56.3632;0;65;America/Cuiaba;4990
5100201;Água Boa;MT;agua-boa;-14.051;-52.1601;0;66;America/Cuiaba;31314
5100250;Alta Floresta;MT;alta-floresta;-9.8667;-56.0867;0;66;America/Cuiaba;61291
5100300;Alto Araguaia;MT;alto-araguaia;-17.3153;-53.2181;0;66;America/Cuiaba;17657
5100359;Alto Boa Vista;MT;alto-boa-vista;-11.6732;-51.3883;0;66;America/Cuiaba;5875
5100409;Alto Garças;MT;alto-garcas;-16.9462;-53.5272;0;66;America/Cuiaba;13707
5100508;Alto Paraguai;MT;alto-paraguai;-14.5137;-56.4776;0;65;America/Cuiaba;7717
5100607;Alto Taquari;MT;alto-taquari;-17.8241;-53.2792;0;66;America/Cuiaba;11571
5100805;Apiacás;MT;apiacas;-9.5398;-57.4587;0;66;America/Cuiaba;8692
5101001;Araguaiana;MT;araguaiana;-15.7291;-51.8341;0;66;America/Cuiaba;3950
5101209;Araguainha;MT;araguainha;-16.857;-53.0318;0;66;America/Cuiaba;1006
5101258;Araputanga;MT;araputanga;-15.4641;-58.3425;0;65;America/Cuiaba;14854
5101308;Arenápolis;MT;arenapolis;-14.4472;-56.8437;0;65;America/Cuiaba;10747
5101407;Aripuanã;MT;aripuana;-10.1723;-59.4568;0;66;America/Cuiaba;26010
5101605;Barão de Melgaço;MT;barao-de-melgaco;-16.2067;-55.9623;0;65;America/Cuiaba;7204
5101704;Barra do Bugres;MT;barra-do-bugres;-15.0702;-57.1878;0;65;America/Cuiaba;29576
5101803;Barra do Garças;MT;barra-do-garcas;-15.8804;-52.264;0;66;America/Cuiaba;72694
5101837;Boa Esperança do Norte;MT;boa-esperanca-do-norte;-13.5067;-55.1486;0;66;America/Cuiaba;
5101852;Bom Jesus do Araguaia;MT;bom-jesus-do-araguaia;-12.1706;-51.5032;0;66;America/Cuiaba;7731
5101902;Brasnorte;MT;brasnorte;-12.1474;-57.9833;0;66;America/Cuiaba;17496
5102504;Cáceres;MT;caceres;-16.0764;-57.6818;0;65;America/Cuiaba;91626
5102603;Campinápolis;MT;campinapolis;-14.5162;-52.893;0;66;America/Cuiaba;15713
5102637;Campo Novo do Parecis;MT;campo-novo-do-parecis;-13.6587;-57.8907;0;65;America/Cuiaba;50033
5102678;Campo Verde;MT;campo-verde;-15.545;-55.1626;0;66;America/Cuiaba;47831
5102686;Campos de Júlio;MT;campos-de-julio;-13.7242;-59.2858;0;65;America/Cuiaba;9608
5102694;Canabrava do Norte;MT;canabrava-do-norte;-11.0556;-51.8209;0;66;America/Cuiaba;4480
5102702;Canarana;MT;canarana;-13.5515;-52.2705;0;66;America/Cuiaba;27657
5102793;Carlinda;MT;carlinda;-9.9491;-55.8417;0;66;America/Cuiaba;10324
5102850;Castanheira;MT;castanheira;-11.1251;-58.6081;0;66;America/Cuiaba;7459
5103007;Chapada dos Guimarães;MT;chapada-dos-guimaraes;-15.4643;-55.7499;0;65;America/Cuiaba;19374
5103056;Cláudia;MT;claudia;-11.5075;-54.8835;0;66;America/Cuiaba;9436
5103106;Cocalinho;MT;cocalinho;-14.3903;-51.0001;0;66;America/Cuiaba;6428
5103205;Colíder;MT;colider;-10.8135;-55.461;0;66;America/Cuiaba;32010
5103254;Colniza;MT;colniza;-9.4612;-59.2252;0;66;America/Cuiaba;26090
5103304;Comodoro;MT;comodoro;-13.6614;-59.7848;0;65;America/Cuiaba;18461
5103353;Confresa;MT;confresa;-10.6437;-51.5699;0;66;America/Cuiaba;37541
5103361;Conquista D'Oeste;MT;conquista-doeste;-14.5381;-59.5444;0;65;America/Cuiaba;3874
5103379;Cotriguaçu;MT;cotriguacu;-9.9023;-58.5685;0;66;America/Cuiaba;10398
5103403;Cuiabá;MT;cuiaba;-15.601;-56.0974;1;65;America/Cuiaba;682932
5103437;Curvelândia;MT;curvelandia;-15.6084;-57.9133;0;65;America/Cuiaba;4967
5103452;Denise;MT;denise;-14.7324;-57.0583;0;65;America/Cuiaba;6815
5103502;Diamantino;MT;diamantino;-14.4037;-56.4366;0;65;America/Cuiaba;22479
5103601;Dom Aquino;MT;dom-aquino;-15.8099;-54.9223;0;66;America/Cuiaba;7915
5103700;Feliz Natal;MT;feliz-natal;-12.385;-54.9227;0;66;America/Cuiaba;10564
5103809;Figueirópolis D'Oeste;MT;figueiropolis-doeste;-15.4439;-58.7391;0;65;America/Cuiaba;3112
5103858;Gaúcha do Norte;MT;gaucha-do-norte;-13.1797;-53.254;0;66;America/Cuiaba;9181
5103908;General Carneiro;MT;general-carneiro;-15.7094;-52.7574;0;66;America/Cuiaba;6250
5103957;Glória D'Oeste;MT;gloria-doeste;-15.768;-58.3108;0;65;America/Cuiaba;2899
5104104;Guarantã do Norte;MT;guaranta-do-norte;-9.9622;-54.9121;0;66;America/Cuiaba;31328
5104203;Guiratinga;MT;guiratinga;-16.346;-53.7575;0;66;America/Cuiaba;10532
5104500;Indiavaí;MT;indiavai;-15.4921;-58.5802;0;65;America/Cuiaba;2194
5104526;Ipiranga do Norte;MT;ipiranga-do-norte;-12.2408;-56.1531;0;66;America/Cuiaba;8409
5104542;Itanhangá;MT;itanhanga;-12.2259;-56.6463;0;66;America/Cuiaba;8049
5104559;Itaúba;MT;itauba;-11.0614;-55.2766;0;66;America/Cuiaba;5161
5104609;Itiquira;MT;itiquira;-17.2147;-54.1422;0;65;America/Cuiaba;12519
5104807;Jaciara;MT;jaciara;-15.9548;-54.9733;0;66;America/Cuiaba;29560
5104906;Jangada;MT;jangada;-15.235;-56.4917;0;65;America/Cuiaba;7447
5105002;Jauru;MT;jauru;-15.3342;-58.8723;0;65;America/Cuiaba;8076
5105101;Juara;MT;juara;-11.2639;-57.5244;0;66;America/Cuiaba;35899
5105150;Juína;MT;juina;-11.3728;-58.7483;0;66;America/Cuiaba;47800
5105176;Juruena;MT;juruena;-10.3178;-58.3592;0;66;America/Cuiaba;10149
5105200;Juscimeira;MT;juscimeira;-16.0633;-54.8859;0;66;America/Cuiaba;11620
5105234;Lambari D'Oeste;MT;lambari-doeste;-15.3188;-58.0046;0;65;America/Cuiaba;4724
5105259;Lucas do Rio Verde;MT;lucas-do-rio-verde;-13.0588;-55.9042;0;65;America/Cuiaba;92256
5105309;Luciara;MT;luciara;-11.2219;-50.6676;0;66;America/Cuiaba;2591
5105507;Vila Bela da Santíssima Trindade;MT;vila-bela-da-santissima-trindade;-15.0068;-59.9504;0;65;America/Cuiaba;17384
5105580;Marcelândia;MT;marcelandia;-11.0463;-54.4377;0;66;America/Cuiaba;11414
5105606;Matupá;MT;matupa;-10.1821;-54.9467;0;66;America/Cuiaba;21415
5105622;Mirassol d'Oeste;MT;mirassol-doeste;-15.6759;-58.0951;0;65;America/Cuiaba;27511
5105903;Nobres;MT;nobres;-14.7192;-56.3284;0;65;America/Cuiaba;15753
5106000;Nortelândia;MT;nortelandia;-14.454;-56.7945;0;65;America/Cuiaba;5935
5106109;Nossa Senhora do Livramento;MT;nossa-senhora-do-livramento;-15.772;-56.3432;0;65;America/Cuiaba;11658
5106158;Nova Bandeirantes;MT;nova-bandeirantes;-9.8498;-57.8139;0;66;America/Cuiaba;14160
5106174;Nova Nazaré;MT;nova-nazare;-13.9486;-51.8002;0;66;America/Cuiaba;4467
5106182;Nova Lacerda;MT;nova-lacerda;-14.4727;-59.6001;0;65;America/Cuiaba;6965
5106190;Nova Santa Helena;MT;nova-santa-helena;-10.8651;-55.1872;0;66;America/Cuiaba;4431
5106208;Nova Brasilândia;MT;nova-brasilandia;-14.9612;-54.9685;0;66;America/Cuiaba;3853
5106216;Nova Canaã do Norte;MT;nova-canaa-do-norte;-10.6378;-55.7091;0;66;America/Cuiaba;11771
5106224;Nova Mutum;MT;nova-mutum;-13.8374;-56.0743;0;65;America/Cuiaba;61223
5106232;Nova Olímpia;MT;nova-olimpia;-14.7889;-57.2886;0;65;America/Cuiaba;16314
5106240;Nova Ubiratã;MT;nova-ubirata;-12.9834;-55.2556;0;66;America/Cuiaba;12108
5106257;Nova Xavantina;MT;nova-xavantina;-14.6771;-52.3502;0;66;America/Cuiaba;25486
5106265;Novo Mundo;MT;novo-mundo;-9.9562;-55.2029;0;66;America/Cuiaba;6444
5106273;Novo Horizonte do Norte;MT;novo-horizonte-do-norte;-11.4089;-57.3488;0;66;America/Cuiaba;3307
5106281;Novo São Joaquim;MT;novo-sao-joaquim;-14.9054;-53.0194;0;66;America/Cuiaba;7160
5106299;Paranaíta;MT;paranaita;-9.6584;-56.4786;0;66;America/Cuiaba;11989
5106307;Paranatinga;MT;paranatinga;-14.4265;-54.0524;0;66;America/Cuiaba;28228
5106315;Novo Santo Antônio;MT;novo-santo-antonio;-12.2875;-50.9686;0;66;America/Cuiaba;2040
5106372;Pedra Preta;MT;pedra-preta;-16.6245;-54.4722;0;66;America/Cuiaba;18722
5106422;Peixoto de Azevedo;MT;peixoto-de-azevedo;-10.2262;-54.9794;0;66;America/Cuiaba;33599
5106455;Planalto da Serra;MT;planalto-da-serra;-14.6518;-54.7819;0;66;America/Cuiaba;3287
5106505;Poconé;MT;pocone;-16.266;-56.6261;0;65;America/Cuiaba;31269
5106653;Pontal do Araguaia;MT;pontal-do-araguaia;-15.9274;-52.3273;0;66;America/Cuiaba;7299
5106703;Ponte Branca;MT;ponte-branca;-16.7584;-52.8369;0;66;America/Cuiaba;2076
5106752;Pontes e Lacerda;MT;pontes-e-lacerda;-15.2219;-59.3435;0;65;America/Cuiaba;54795
5106778;Porto Alegre do Norte;MT;porto-alegre-do-norte;-10.8761;-51.6357;0;66;America/Cuiaba;12524
5106802;Porto dos Gaúchos;MT;porto-dos-gauchos;-11.533;-57.4132;0;66;America/Cuiaba;5690
5106828;Porto Esperidião;MT;porto-esperidiao;-15.857;-58.4619;0;65;America/Cuiaba;10167
5106851;Porto Estrela;MT;porto-estrela;-15.3235;-57.2204;0;65;America/Cuiaba;3181
5107008;Poxoréu;MT;poxoreu;-15.8299;-54.4208;0;66;America/Cuiaba;24587
5107040;Primavera do Leste;MT;primavera-do-leste;-15.544;-54.2811;0;66;America/Cuiaba;92927
5107065;Querência;MT;querencia;-12.6093;-52.1821;0;66;America/Cuiaba;29820
5107107;São José dos Quatro Marcos;MT;sao-jose-dos-quatro-marcos;-15.6276;-58.1772;0;65;America/Cuiaba;17830
5107156;Reserva do Cabaçal;MT;reserva-do-cabacal;-15.0743;-58.4585;0;65;America/Cuiaba;2062
5107180;Ribeirão Cascalheira;MT;ribeirao-cascalheira;-12.9367;-51.8244;0;66;America/Cuiaba;10431
5107198;Ribeirãozinho;MT;ribeiraozinho;-16.4856;-52.6924;0;66;America/Cuiaba;2697
5107206;Rio Branco;MT;rio-branco;-15.2483;-58.1259;0;65;America/Cuiaba;4489
5107248;Santa Carmem;MT;santa-carmem;-11.9125;-55.2263;0;66;America/Cuiaba;5677
5107263;Santo Afonso;MT;santo-afonso;-14.4945;-57.0091;0;65;America/Cuiaba;2460
5107297;São José do Povo;MT;sao-jose-do-povo;-16.4549;-54.2487;0;66;America/Cuiaba;2780
5107305;São José do Rio Claro;MT;sao-jose-do-rio-claro;-13.4398;-56.7218;0;65;America/Cuiaba;14662
5107354;São José do Xingu;MT;sao-jose-do-xingu;-10.7982;-52.7486;0;66;America/Cuiaba;6168
5107404;São Pedro da Cipa;MT;sao-pedro-da-cipa;-16.0109;-54.9176;0;66;America/Cuiaba;4247
5107578;Rondolândia;MT;rondolandia;-10.8376;-61.4697;0;66;America/Cuiaba;3527
5107602;Rondonópolis;MT;rondonopolis;-16.4673;-54.6372;0;66;America/Cuiaba;259167
5107701;Rosário Oeste;MT;rosario-oeste;-14.8259;-56.4236;0;65;America/Cuiaba;15236
5107743;Santa Cruz do Xingu;MT;santa-cruz-do-xingu;-10.1532;-52.3953;0;66;America/Cuiaba;2834
5107750;Salto do Céu;MT;salto-do-ceu;-15.1303;-58.1317;0;65;America/Cuiaba;3679
5107768;Santa Rita do Trivelato;MT;santa-rita-do-trivelato;-13.8146;-55.2706;0;65;America/Cuiaba;3463
5107776;Santa Terezinha;MT;santa-terezinha;-10.4704;-50.514;0;66;America/Cuiaba;7720
5107792;Santo Antônio do Leste;MT;santo-antonio-do-leste;-14.805;-53.6075;0;66;America/Cuiaba;4212
5107800;Santo Antônio do Leverger;MT;santo-antonio-do-leverger;-15.8632;-56.0788;0;65;America/Cuiaba;16795
5107859;São Félix do Araguaia;MT;sao-felix-do-araguaia;-11.615;-50.6706;0;66;America/Cuiaba;14332
5107875;Sapezal;MT;sapezal;-13.5421;-58.8201;0;65;America/Cuiaba;31499
5107883;Serra Nova Dourada;MT;serra-nova-dourada;-12.0896;-51.4025;0;66;America/Cuiaba;1901
5107909;Sinop;MT;sinop;-11.8604;-55.5091;0;66;America/Cuiaba;216029
5107925;Sorriso;MT;sorriso;-12.5425;-55.7211;0;66;America/Cuiaba;120985
5107941;Tabaporã;MT;tabapora;-11.3007;-56.8312;0;66;America/Cuiaba;9908
5107958;Tangará da Serra;MT;tangara-da-serra;-14.6229;-57.4933;0;65;America/Cuiaba;112547
5108006;Tapurah;MT;tapurah;-12.695;-56.5178;0;66;America/Cuiaba;15272
5108055;Terra Nova do Norte;MT;terra-nova-do-norte;-10.517;-55.231;0;66;America/Cuiaba;10641
5108105;Tesouro;MT;tesouro;-16.0809;-53.559;0;66;America/Cuiaba;2977
5108204;Torixoréu;MT;torixoreu;-16.2006;-52.5571;0;66;America/Cuiaba;4230
5108303;União do Sul;MT;uniao-do-sul;-11.5308;-54.3616;0;66;America/Cuiaba;3897
5108352;Vale de São Domingos;MT;vale-de-sao-domingos;-15.286;-59.0683;0;65;America/Cuiaba;2907
5108402;Várzea Grande;MT;varzea-grande;-15.6458;-56.1322;0;65;America/Cuiaba;314627
5108501;Vera;MT;vera;-12.3017;-55.3045;0;66;America/Cuiaba;13389
5108600;Vila Rica;MT;vila-rica;-10.0137;-51.1186;0;66;America/Cuiaba;19827
5108808;Nova Guarita;MT;nova-guarita;-10.312;-55.4061;0;66;America/Cuiaba;4579
5108857;Nova Marilândia;MT;nova-marilandia;-14.3568;-56.9696;0;65;America/Cuiaba;3678
5108907;Nova Maringá;MT;nova-maringa;-13.0136;-57.0908;0;66;America/Cuiaba;5775
5108956;Nova Monte Verde;MT;nova-monte-verde;-10.0;-57.5261;0;66;America/Cuiaba;8451
5200050;Abadia de Goiás;GO;abadia-de-goias;-16.7573;-49.4412;0;62;America/Sao_Paulo;21165
5200100;Abadiânia;GO;abadiania;-16.197;-48.7057;0;62;America/Sao_Paulo;17638
5200134;Acreúna;GO;acreuna;-17.396;-50.3749;0;64;America/Sao_Paulo;21995
5200159;Adelândia;GO;adelandia;-16.4127;-50.1657;0;64;America/Sao_Paulo;2297
5200175;Água Fria de Goiás;GO;agua-fria-de-goias;-14.9778;-47.7823;0;62;America/Sao_Paulo;4991
5200209;Água Limpa;GO;agua-limpa;-18.0771;-48.7603;0;64;America/Sao_Paulo;1856
5200258;Águas Lindas de Goiás;GO;aguas-lindas-de-goias;-15.7617;-48.2816;0;61;America/Sao_Paulo;240613
5200308;Alexânia;GO;alexania;-16.0834;-48.5076;0;62;America/Sao_Paulo;28009
5200506;Aloândia;GO;aloandia;-17.7292;-49.4769;0;64;America/Sao_Paulo;1984
5200555;Alto Horizonte;GO;alto-horizonte;-14.1978;-49.3378;0;62;America/Sao_Paulo;6375
5200605;Alto Paraíso de Goiás;GO;alto-paraiso-de-goias;-14.1305;-47.51;0;62;America/Sao_Paulo;10936
5200803;Alvorada do Norte;GO;alvorada-do-norte;-14.4797;-46.491;0;62;America/Sao_Paulo;8597
5200829;Amaralina;GO;amaralina;-13.9236;-49.2962;0;62;America/Sao_Paulo;3281
5200852;Americano do Brasil;GO;americano-do-brasil;-16.2514;-49.9831;0;64;America/Sao_Paulo;5281
5200902;Amorinópolis;GO;amorinopolis;-16.6151;-51.0919;0;64;America/Sao_Paulo;2952
5201108;Anápolis;GO;anapolis;-16.3281;-48.953;0;62;America/Sao_Paulo;415847
5201207;Anhanguera;GO;anhanguera;-18.3339;-48.2204;0;64;America/Sao_Paulo;921
5201306;Anicuns;GO;anicuns;-16.4642;-49.9617;0;64;America/Sao_Paulo;18443
5201405;Aparecida de Goiânia;GO;aparecida-de-goiania;-16.8198;-49.2469;0;62;America/Sao_Paulo;550925
5201454;Aparecida do Rio Doce;GO;aparecida-do-rio-doce;-18.2941;-51.1516;0;64;America/Sao_Paulo;3012
5201504;Aporé;GO;apore;-18.9607;-51.9232;0;64;America/Sao_Paulo;4452
5201603;Araçu;GO;aracu;-16.3563;-49.6804;0;62;America/Sao_Paulo;3842
5201702;Aragarças;GO;aragarcas;-15.8955;-52.2372;0;64;America/Sao_Paulo;18604
5201801;Aragoiânia;GO;aragoiania;-16.9087;-49.4476;0;62;America/Sao_Paulo;12554
5202155;Araguapaz;GO;araguapaz;-15.0909;-50.6315;0;62;America/Sao_Paulo;7182
5202353;Arenópolis;GO;arenopolis;-16.3837;-51.5563;0;64;America/Sao_Paulo;2930
5202502;Aruanã;GO;aruana;-14.9166;-51.075;0;62;America/Sao_Paulo;8515
5202601;Aurilândia;GO;aurilandia;-16.6773;-50.4641;0;64;America/Sao_Paulo;3266
5202809;Avelinópolis;GO;avelinopolis;-16.4672;-49.7579;0;64;America/Sao_Paulo;2963
5203104;Baliza;GO;baliza;-16.1966;-52.5393;0;64;America/Sao_Paulo;3335
5203203;Barro Alto;GO;barro-alto;-14.9658;-48.9086;0;62;America/Sao_Paulo;10738
5203302;Bela Vista de Goiás;GO;bela-vista-de-goias;-16.9693;-48.9513;0;62;America/Sao_Paulo;36583
5203401;Bom Jardim de Goiás;GO;bom-jardim-de-goias;-16.2063;-52.1728;0;64;America/Sao_Paulo;7824
5203500;Bom Jesus de Goiás;GO;bom-jesus-de-goias;-18.2173;-49.74;0;64;America/Sao_Paulo;24701
5203559;Bonfinópolis;GO;bonfinopolis;-16.6173;-48.9616;0;62;America/Sao_Paulo;10828
5203575;Bonópolis;GO;bonopolis;-13.6329;-49.8106;0;62;America/Sao_Paulo;3306
5203609;Brazabrantes;GO;brazabrantes;-16.4281;-49.3863;0;62;America/Sao_Paulo;4149
5203807;Britânia;GO;britania;-15.2428;-51.1602;0;62;America/Sao_Paulo;5788
5203906;Buriti Alegre;GO;buriti-alegre;-18.1378;-49.0404;0;64;America/Sao_Paulo;10831
5203939;Buriti de Goiás;GO;buriti-de-goias;-16.1792;-50.4302;0;64;America/Sao_Paulo;2789
5203962;Buritinópolis;GO;buritinopolis;-14.4772;-46.4076;0;62;America/Sao_Paulo;3154
5204003;Cabeceiras;GO;cabeceiras;-15.7995;-46.9265;0;61;America/Sao_Paulo;7678
5204102;Cachoeira Alta;GO;cachoeira-alta;-18.7618;-50.9432;0;64;America/Sao_Paulo;11789
5204201;Cachoeira de Goiás;GO;cachoeira-de-goias;-16.6635;-50.646;0;64;America/Sao_Paulo;1419
5204250;Cachoeira Dourada;GO;cachoeira-dourada;-18.4859;-49.4766;0;64;America/Sao_Paulo;7801
5204300;Caçu;GO;cacu;-18.5594;-51.1328;0;64;America/Sao_Paulo;14006
5204409;Caiapônia;GO;caiaponia;-16.9539;-51.8091;0;64;America/Sao_Paulo;16655
5204508;Caldas Novas;GO;caldas-novas;-17.7441;-48.6246;0;64;America/Sao_Paulo;104788
5204557;Caldazinha;GO;caldazinha;-16.7117;-49.0013;0;62;America/Sao_Paulo;4735
5204607;Campestre de Goiás;GO;campestre-de-goias;-16.7624;-49.695;0;62;America/Sao_Paulo;3854
5204656;Campinaçu;GO;campinacu;-13.787;-48.5704;0;62;America/Sao_Paulo;3758
5204706;Campinorte;GO;campinorte;-14.3137;-49.1511;0;62;America/Sao_Paulo;12879
5204805;Campo Alegre de Goiás;GO;campo-alegre-de-goias;-17.6363;-47.7768;0;64;America/Sao_Paulo;7711
5204854;Campo Limpo de Goiás;GO;campo-limpo-de-goias;-16.2971;-49.0895;0;62;America/Sao_Paulo;8449
5204904;Campos Belos;GO;campos-belos;-13.035;-46.7681;0;62;America/Sao_Paulo;18258
5204953;Campos Verdes;GO;campos-verdes;-14.2442;-49.6528;0;62;America/Sao_Paulo;3899
5205000;Carmo do Rio Verde;GO;carmo-do-rio-verde;-15.3549;-49.708;0;62;America/Sao_Paulo;9937
5205059;Castelândia;GO;castelandia;-18.0921;-50.203;0;64;America/Sao_Paulo;2921
5205109;Catalão;GO;catalao;-18.1656;-47.944;0;64;America/Sao_Paulo;120789
5205208;Caturaí;GO;caturai;-16.4447;-49.4936;0;62;America/Sao_Paulo;5318
5205307;Cavalcante;GO;cavalcante;-13.7976;-47.4566;0;62;America/Sao_Paulo;9721
5205406;Ceres;GO;ceres;-15.3061;-49.6;0;62;America/Sao_Paulo;22484
5205455;Cezarina;GO;cezarina;-16.9718;-49.7758;0;64;America/Sao_Paulo;8265
5205471;Chapadão do Céu;GO;chapadao-do-ceu;-18.4073;-52.549;0;64;America/Sao_Paulo;13897
5205497;Cidade Ocidental;GO;cidade-ocidental;-16.0765;-47.9252;0;61;America/Sao_Paulo;98963
5205513;Cocalzinho de Goiás;GO;cocalzinho-de-goias;-15.7914;-48.7747;0;62;America/Sao_Paulo;26638
5205521;Colinas do Sul;GO;colinas-do-sul;-14.1528;-48.076;0;62;America/Sao_Paulo;4153
5205703;Córrego do Ouro;GO;corrego-do-ouro;-16.2918;-50.5503;0;64;America/Sao_Paulo;2456
5205802;Corumbá de Goiás;GO;corumba-de-goias;-15.9245;-48.8117;0;62;America/Sao_Paulo;10714
5205901;Corumbaíba;GO;corumbaiba;-18.1415;-48.5626;0;64;America/Sao_Paulo;9416
5206206;Cristalina;GO;cristalina;-16.7676;-47.6131;0;61;America/Sao_Paulo;65705
5206305;Cristianópolis;GO;cristianopolis;-17.1987;-48.7034;0;64;America/Sao_Paulo;3630
5206404;Crixás;GO;crixas;-14.5412;-49.974;0;62;America/Sao_Paulo;17445
5206503;Cromínia;GO;crominia;-17.2883;-49.3798;0;64;America/Sao_Paulo;3977
5206602;Cumari;GO;cumari;-18.2644;-48.1511;0;64;America/Sao_Paulo;2955
5206701;Damianópolis;GO;damianopolis;-14.5604;-46.178;0;62;America/Sao_Paulo;3884
5206800;Damolândia;GO;damolandia;-16.2544;-49.3631;0;62;America/Sao_Paulo;2755
5206909;Davinópolis;GO;davinopolis;-18.1501;-47.5568;0;64;America/Sao_Paulo;1901
5207105;Diorama;GO;diorama;-16.2329;-51.2543;0;64;America/Sao_Paulo;2023
5207253;Doverlândia;GO;doverlandia;-16.7188;-52.3189;0;64;America/Sao_Paulo;6895
5207352;Edealina;GO;edealina;-17.4239;-49.6644;0;64;America/Sao_Paulo;4087
5207402;Edéia;GO;edeia;-17.3406;-49.9295;0;64;America/Sao_Paulo;11953
5207501;Estrela do Norte;GO;estrela-do-norte;-13.8665;-49.0716;0;62;America/Sao_Paulo;3224
5207535;Faina;GO;faina;-15.4473;-50.3622;0;62;America/Sao_Paulo;7164
5207600;Fazenda Nova;GO;fazenda-nova;-16.1834;-50.7781;0;62;America/Sao_Paulo;5878
5207808;Firminópolis;GO;firminopolis;-16.5778;-50.304;0;64;America/Sao_Paulo;10365
5207907;Flores de Goiás;GO;flores-de-goias;-14.4451;-47.0417;0;62;America/Sao_Paulo;14156
5208004;Formosa;GO;formosa;-15.54;-47.337;0;61;America/Sao_Paulo;120478
5208103;Formoso;GO;formoso;-13.6499;-48.8775;0;62;America/Sao_Paulo;4681
5208152;Gameleira de Goiás;GO;gameleira-de-goias;-16.4854;-48.6454;0;62;America/Sao_Paulo;3542
5208301;Divinópolis de Goiás;GO;divinopolis-de-goias;-13.2853;-46.3999;0;62;America/Sao_Paulo;4440
5208400;Goianápolis;GO;goianapolis;-16.5098;-49.0234;0;62;America/Sao_Paulo;14555
5208509;Goiandira;GO;goiandira;-18.1352;-48.0875;0;64;America/Sao_Paulo;4986
5208608;Goianésia;GO;goianesia;-15.3118;-49.1162;0;62;America/Sao_Paulo;77014
5208707;Goiânia;GO;goiania;-16.6864;-49.2643;1;62;America/Sao_Paulo;1494599
5208806;Goianira;GO;goianira;-16.4947;-49.427;0;62;America/Sao_Paulo;78754
5208905;Goiás;GO;goias;-15.9333;-50.14;0;62;America/Sao_Paulo;24233
5209101;Goiatuba;GO;goiatuba;-18.0105;-49.3658;0;64;America/Sao_Paulo;36777
5209150;Gouvelândia;GO;gouvelandia;-18.4401;-50.135;0;64;America/Sao_Paulo;4356
5209200;Guapó;GO;guapo;-16.8297;-49.5345;0;62;America/Sao_Paulo;20588
5209291;Guaraíta;GO;guaraita;-15.6121;-50.0265;0;62;America/Sao_Paulo;2185
5209408;Guarani de Goiás;GO;guarani-de-goias;-13.9421;-46.4868;0;62;America/Sao_Paulo;4106
5209457;Guarinos;GO;guarinos;-14.7292;-49.7006;0;62;America/Sao_Paulo;2165
5209606;Heitoraí;GO;heitorai;-15.719;-49.8268;0;62;America/Sao_Paulo;3360
5209705;Hidrolândia;GO;hidrolandia;-16.9626;-49.2265;0;62;America/Sao_Paulo;29827
5209804;Hidrolina;GO;hidrolina;-14.7261;-49.4634;0;62;America/Sao_Paulo;3514
5209903;Iaciara;GO;iaciara;-14.1011;-46.6335;0;62;America/Sao_Paulo;10430
5209937;Inaciolândia;GO;inaciolandia;-18.4869;-49.9888;0;64;America/Sao_Paulo;6061
5209952;Indiara;GO;indiara;-17.1387;-49.9862;0;64;America/Sao_Paulo;17747
5210000;Inhumas;GO;inhumas;-16.3611;-49.5001;0;62;America/Sao_Paulo;53629
5210109;Ipameri;GO;ipameri;-17.7215;-48.1581;0;64;America/Sao_Paulo;26163
5210158;Ipiranga de Goiás;GO;ipiranga-de-goias;-15.1689;-49.6695;0;62;America/Sao_Paulo;2964
5210208;Iporá;GO;ipora;-16.4398;-51.118;0;64;America/Sao_Paulo;36983
5210307;Israelândia;GO;israelandia;-16.3144;-50.9087;0;64;America/Sao_Paulo;2540
5210406;Itaberaí;GO;itaberai;-16.0206;-49.806;0;62;America/Sao_Paulo;46943
5210562;Itaguari;GO;itaguari;-15.918;-49.6071;0;62;America/Sao_Paulo;5088
5210604;Itaguaru;GO;itaguaru;-15.7565;-49.6354;0;62;America/Sao_Paulo;4880
5210802;Itajá;GO;itaja;-19.0673;-51.5495;0;64;America/Sao_Paulo;4328
5210901;Itapaci;GO;itapaci;-14.9522;-49.5511;0;62;America/Sao_Paulo;21708
5211008;Itapirapuã;GO;itapirapua;-15.8205;-50.6094;0;62;America/Sao_Paulo;8125
5211206;Itapuranga;GO;itapuranga;-15.5606;-49.949;0;62;America/Sao_Paulo;26574
5211305;Itarumã;GO;itaruma;-18.7646;-51.3485;0;64;America/Sao_Paulo;6142
5211404;Itauçu;GO;itaucu;-16.2029;-49.6109;0;62;America/Sao_Paulo;7701
5211503;Itumbiara;GO;itumbiara;-18.4093;-49.2158;0;64;America/Sao_Paulo;112289
5211602;Ivolândia;GO;ivolandia;-16.5995;-50.7921;0;64;America/Sao_Paulo;2729
5211701;Jandaia;GO;jandaia;-17.0481;-50.1453;0;64;America/Sao_Paulo;6360
5211800;Jaraguá;GO;jaragua;-15.7529;-49.3344;0;62;America/Sao_Paulo;46427
5211909;Jataí;GO;jatai;-17.8784;-51.7204;0;64;America/Sao_Paulo;110404
5212006;Jaupaci;GO;jaupaci;-16.1773;-50.9508;0;64;America/Sao_Paulo;2946
5212055;Jesúpolis;GO;jesupolis;-15.9484;-49.3739;0;62;America/Sao_Paulo;2124
5212105;Joviânia;GO;joviania;-17.802;-49.6197;0;64;America/Sao_Paulo;7247
5212204;Jussara;GO;jussara;-15.8659;-50.8668;0;62;America/Sao_Paulo;19901
5212253;Lagoa Santa;GO;lagoa-santa;-19.1832;-51.3998;0;64;America/Sao_Paulo;1426
5212303;Leopoldo de Bulhões;GO;leopoldo-de-bulhoes;-16.619;-48.7428;0;62;America/Sao_Paulo;9035
5212501;Luziânia;GO;luziania;-16.253;-47.95;0;61;America/Sao_Paulo;218872
5212600;Mairipotaba;GO;mairipotaba;-17.2975;-49.4898;0;64;America/Sao_Paulo;2618
5212709;Mambaí;GO;mambai;-14.4823;-46.1165;0;62;America/Sao_Paulo;8405
5212808;Mara Rosa;GO;mara-rosa;-14.0148;-49.1777;0;62;America/Sao_Paulo;10815
5212907;Marzagão;GO;marzagao;-17.983;-48.6415;0;64;America/Sao_Paulo;2893
5212956;Matrinchã;GO;matrincha;-15.4342;-50.7456;0;62;America/Sao_Paulo;4033
5213004;Maurilândia;GO;maurilandia;-17.9719;-50.3388;0;64;America/Sao_Paulo;10239
5213053;Mimoso de Goiás;GO;mimoso-de-goias;-15.0515;-48.1611;0;62;America/Sao_Paulo;2633
5213087;Minaçu;GO;minacu;-13.5304;-48.2206;0;62;America/Sao_Paulo;26939
5213103;Mineiros;GO;mineiros;-17.5654;-52.5537;0;64;America/Sao_Paulo;73781
5213400;Moiporá;GO;moipora;-16.5434;-50.739;0;64;America/Sao_Paulo;1693
5213509;Monte Alegre de Goiás;GO;monte-alegre-de-goias;-13.2552;-46.8928;0;62;America/Sao_Paulo;6613
5213707;Montes Claros de Goiás;GO;montes-claros-de-goias;-16.0059;-51.3979;0;62;America/Sao_Paulo;8972
5213756;Montividiu;GO;montividiu;-17.4439;-51.1728;0;64;America/Sao_Paulo;12957
5213772;Montividiu do Norte;GO;montividiu-do-norte;-13.3485;-48.6853;0;62;America/Sao_Paulo;3770
5213806;Morrinhos;GO;morrinhos;-17.7334;-49.1059;0;64;America/Sao_Paulo;53640
5213855;Morro Agudo de Goiás;GO;morro-agudo-de-goias;-15.3184;-50.0553;0;62;America/Sao_Paulo;2499
5213905;Mossâmedes;GO;mossamedes;-16.124;-50.2136;0;64;America/Sao_Paulo;4655
5214002;Mozarlândia;GO;mozarlandia;-14.7457;-50.5713;0;62;America/Sao_Paulo;15109
5214051;Mundo Novo;GO;mundo-novo;-13.7729;-50.2814;0;62;America/Sao_Paulo;6223
5214101;Mutunópolis;GO;mutunopolis;-13.7303;-49.2745;0;62;America/Sao_Paulo;3562
5214408;Nazário;GO;nazario;-16.5808;-49.8817;0;64;America/Sao_Paulo;8330
5214507;Nerópolis;GO;neropolis;-16.4047;-49.2227;0;62;America/Sao_Paulo;33706
5214606;Niquelândia;GO;niquelandia;-14.4662;-48.4599;0;62;America/Sao_Paulo;34466
5214705;Nova América;GO;nova-america;-15.0206;-49.8953;0;62;America/Sao_Paulo;2375
5214804;Nova Aurora;GO;nova-aurora;-18.0597;-48.2552;0;64;America/Sao_Paulo;2130
5214838;Nova Crixás;GO;nova-crixas;-14.0957;-50.33;0;62;America/Sao_Paulo;13095
5214861;Nova Glória;GO;nova-gloria;-15.145;-49.5737;0;62;America/Sao_Paulo;8375
5214879;Nova Iguaçu de Goiás;GO;nova-iguacu-de-goias;-14.2868;-49.3872;0;62;America/Sao_Paulo;3072
5214903;Nova Roma;GO;nova-roma;-13.7388;-46.8734;0;62;America/Sao_Paulo;3053
5215009;Nova Veneza;GO;nova-veneza;-16.3695;-49.3168;0;62;America/Sao_Paulo;9790
5215207;Novo Brasil;GO;novo-brasil;-16.0313;-50.7113;0;62;America/Sao_Paulo;3568
5215231;Novo Gama;GO;novo-gama;-16.0592;-48.0417;0;61;America/Sao_Paulo;107092
5215256;Novo Planalto;GO;novo-planalto;-13.2424;-49.506;0;62;America/Sao_Paulo;3723
5215306;Orizona;GO;orizona;-17.0334;-48.2964;0;64;America/Sao_Paulo;16890
5215405;Ouro Verde de Goiás;GO;ouro-verde-de-goias;-16.2181;-49.1942;0;62;America/Sao_Paulo;4108
5215504;Ouvidor;GO;ouvidor;-18.2277;-47.8355;0;64;America/Sao_Paulo;7542
5215603;Padre Bernardo;GO;padre-bernardo;-15.1605;-48.2833;0;61;America/Sao_Paulo;36692
5215652;Palestina de Goiás;GO;palestina-de-goias;-16.7392;-51.5309;0;64;America/Sao_Paulo;3132
5215702;Palmeiras de Goiás;GO;palmeiras-de-goias;-16.8044;-49.924;0;64;America/Sao_Paulo;33749
5215801;Palmelo;GO;palmelo;-17.3258;-48.426;0;64;America/Sao_Paulo;2273
5215900;Palminópolis;GO;palminopolis;-16.7924;-50.1652;0;64;America/Sao_Paulo;3939
5216007;Panamá;GO;panama;-18.1783;-49.355;0;64;America/Sao_Paulo;2449
5216304;Paranaiguara;GO;paranaiguara;-18.9141;-50.6539;0;64;America/Sao_Paulo;7470
5216403;Paraúna;GO;parauna;-16.9463;-50.4484;0;64;America/Sao_Paulo;10749
5216452;Perolândia;GO;perolandia;-17.5258;-52.065;0;64;America/Sao_Paulo;3000
5216809;Petrolina de Goiás;GO;petrolina-de-goias;-16.0968;-49.3364;0;62;America/Sao_Paulo;9577
5216908;Pilar de Goiás;GO;pilar-de-goias;-14.7608;-49.5784;0;62;America/Sao_Paulo;2288
5217104;Piracanjuba;GO;piracanjuba;-17.302;-49.017;0;64;America/Sao_Paulo;25309
5217203;Piranhas;GO;piranhas;-16.4258;-51.8235;0;64;America/Sao_Paulo;11913
5217302;Pirenópolis;GO;pirenopolis;-15.8507;-48.9584;0;62;America/Sao_Paulo;27757
5217401;Pires do Rio;GO;pires-do-rio;-17.3019;-48.2768;0;64;America/Sao_Paulo;33494
5217609;Planaltina;GO;planaltina;-15.452;-47.6089;0;61;America/Sao_Paulo;110619
5217708;Pontalina;GO;pontalina;-17.5225;-49.4489;0;64;America/Sao_Paulo;18685
5218003;Porangatu;GO;porangatu;-13.4391;-49.1503;0;62;America/Sao_Paulo;45400
5218052;Porteirão;GO;porteirao;-17.8143;-50.1653;0;64;America/Sao_Paulo;4225
5218102;Portelândia;GO;portelandia;-17.3554;-52.6799;0;64;America/Sao_Paulo;3234
5218300;Posse;GO;posse;-14.0859;-46.3704;0;62;America/Sao_Paulo;36060
5218391;Professor Jamil;GO;professor-jamil;-17.2497;-49.244;0;64;America/Sao_Paulo;3732
5218508;Quirinópolis;GO;quirinopolis;-18.4472;-50.4547;0;64;America/Sao_Paulo;49986
5218607;Rialma;GO;rialma;-15.3145;-49.5814;0;62;America/Sao_Paulo;12551
5218706;Rianápolis;GO;rianapolis;-15.4456;-49.5114;0;62;America/Sao_Paulo;3938
5218789;Rio Quente;GO;rio-quente;-17.774;-48.7725;0;64;America/Sao_Paulo;3994
5218805;Rio Verde;GO;rio-verde;-17.7923;-50.9192;0;64;America/Sao_Paulo;238025
5218904;Rubiataba;GO;rubiataba;-15.1617;-49.8048;0;62;America/Sao_Paulo;20132
5219001;Sanclerlândia;GO;sanclerlandia;-16.197;-50.3124;0;64;America/Sao_Paulo;8063
5219100;Santa Bárbara de Goiás;GO;santa-barbara-de-goias;-16.5714;-49.6954;0;62;America/Sao_Paulo;6280
5219209;Santa Cruz de Goiás;GO;santa-cruz-de-goias;-17.3155;-48.4809;0;64;America/Sao_Paulo;3016
5219258;Santa Fé de Goiás;GO;santa-fe-de-goias;-15.7664;-51.1037;0;62;America/Sao_Paulo;5036
5219308;Santa Helena de Goiás;GO;santa-helena-de-goias;-17.8115;-50.5977;0;64;America/Sao_Paulo;39481
5219357;Santa Isabel;GO;santa-isabel;-15.2958;-49.4259;0;62;America/Sao_Paulo;3556
5219407;Santa Rita do Araguaia;GO;santa-rita-do-araguaia;-17.3269;-53.2012;0;64;America/Sao_Paulo;5842
5219456;Santa Rita do Novo Destino;GO;santa-rita-do-novo-destino;-15.1351;-49.1203;0;62;America/Sao_Paulo;2648
5219506;Santa Rosa de Goiás;GO;santa-rosa-de-goias;-16.084;-49.4953;0;62;America/Sao_Paulo;2837
5219605;Santa Tereza de Goiás;GO;santa-tereza-de-goias;-13.7138;-49.0144;0;62;America/Sao_Paulo;3225
5219704;Santa Terezinha de Goiás;GO;santa-terezinha-de-goias;-14.4326;-49.7091;0;62;America/Sao_Paulo;10818
5219712;Santo Antônio da Barra;GO;santo-antonio-da-barra;-17.5585;-50.6345;0;64;America/Sao_Paulo;4293
5219738;Santo Antônio de Goiás;GO;santo-antonio-de-goias;-16.4815;-49.3096;0;62;America/Sao_Paulo;7873
5219753;Santo Antônio do Descoberto;GO;santo-antonio-do-descoberto;-15.9412;-48.2578;0;61;America/Sao_Paulo;74614
5219803;São Domingos;GO;sao-domingos;-13.3983;-46.3183;0;62;America/Sao_Paulo;9581
5219902;São Francisco de Goiás;GO;sao-francisco-de-goias;-15.9256;-49.2605;0;62;America/Sao_Paulo;6491
5220009;São João d'Aliança;GO;sao-joao-dalianca;-14.7048;-47.5228;0;62;America/Sao_Paulo;14757
5220058;São João da Paraúna;GO;sao-joao-da-parauna;-16.8126;-50.4092;0;64;America/Sao_Paulo;1807
5220108;São Luís de Montes Belos;GO;sao-luis-de-montes-belos;-16.5211;-50.3726;0;64;America/Sao_Paulo;35031
5220157;São Luiz do Norte;GO;sao-luiz-do-norte;-14.8608;-49.3285;0;62;America/Sao_Paulo;4926
5220207;São Miguel do Araguaia;GO;sao-miguel-do-araguaia;-13.2731;-50.1634;0;62;America/Sao_Paulo;22079
5220264;São Miguel do Passa Quatro;GO;sao-miguel-do-passa-quatro;-17.0582;-48.662;0;62;America/Sao_Paulo;4621
5220280;São Patrício;GO;sao-patricio;-15.35;-49.818;0;62;America/Sao_Paulo;2190
5220405;São Simão;GO;sao-simao;-18.996;-50.547;0;64;America/Sao_Paulo;17194
5220454;Senador Canedo;GO;senador-canedo;-16.7084;-49.0914;0;62;America/Sao_Paulo;169849
5220504;Serranópolis;GO;serranopolis;-18.3067;-51.9586;0;64;America/Sao_Paulo;8201
5220603;Silvânia;GO;silvania;-16.66;-48.6083;0;62;America/Sao_Paulo;22939
5220686;Simolândia;GO;simolandia;-14.4644;-46.4847;0;62;America/Sao_Paulo;5693
5220702;Sítio d'Abadia;GO;sitio-dabadia;-14.7992;-46.2506;0;62;America/Sao_Paulo;2973
5221007;Taquaral de Goiás;GO;taquaral-de-goias;-16.0521;-49.6039;0;62;America/Sao_Paulo;4146
5221080;Teresina de Goiás;GO;teresina-de-goias;-13.7801;-47.2659;0;62;America/Sao_Paulo;2685
5221197;Terezópolis de Goiás;GO;terezopolis-de-goias;-16.3945;-49.0797;0;62;America/Sao_Paulo;8243
5221304;Três Ranchos;GO;tres-ranchos;-18.3539;-47.776;0;64;America/Sao_Paulo;2970
5221403;Trindade;GO;trindade;-16.6517;-49.4927;0;62;America/Sao_Paulo;150858
5221452;Trombas;GO;trombas;-13.5079;-48.7417;0;62;America/Sao_Paulo;3106
5221502;Turvânia;GO;turvania;-16.6125;-50.1369;0;64;America/Sao_Paulo;4478
5221551;Turvelândia;GO;turvelandia;-17.8502;-50.3024;0;64;America/Sao_Paulo;5130
5221577;Uirapuru;GO;uirapuru;-14.2835;-49.9201;0;62;America/Sao_Paulo;2809
5221601;Uruaçu;GO;uruacu;-14.5238;-49.1396;0;62;America/Sao_Paulo;44150
5221700;Uruana;GO;uruana;-15.4993;-49.6861;0;62;America/Sao_Paulo;13871
5221809;Urutaí;GO;urutai;-17.4651;-48.2015;0;64;America/Sao_Paulo;3667
5221858;Valparaíso de Goiás;GO;valparaiso-de-goias;-16.0651;-47.9757;0;61;America/Sao_Paulo;213506
5221908;Varjão;GO;varjao;-17.0471;-49.6312;0;62;America/Sao_Paulo;3768
5222005;Vianópolis;GO;vianopolis;-16.7405;-48.5159;0;62;America/Sao_Paulo;15476
5222054;Vicentinópolis;GO;vicentinopolis;-17.7322;-49.8047;0;64;America/Sao_Paulo;9077
5222203;Vila Boa;GO;vila-boa;-15.0387;-47.052;0;61;America/Sao_Paulo;4185
5222302;Vila Propício;GO;vila-propicio;-15.4542;-48.8819;0;62;America/Sao_Paulo;5982
5300108;Brasília;DF;brasilia;-15.7795;-47.9297;1;61;America/Sao_Paulo;2982818$csv$, e'\n') as line,
  string_to_array(line, ';') as f;
