/** Words that common passwords consist of, in lower case, in the users' languages. */
export const commonWords: ReadonlySet<string> = new Set(
  `
password passwort passw0rd passwd passcode parola sifre motdepasse contrasena senha kennwort secret secrets letmein
letmeinnow openup opensesame welcome welcometo welcomeback welcomehome hello helloworld hellothere goodbye login logon
signin signup access admin administrator adminadmin admins root rootroot toor superuser sysadmin system manager user
username users guest default changeme changeit changethis pleasechange temp temporary temppass test tester testing
testtest testuser testpass demo demodemo demouser example sample dummy blank nothing nopassword mypassword mypass
yourpassword thepassword newpassword oldpassword apassword password passwordpassword passpass pass word master
mastermaster mainframe computer laptop desktop internet network server service services support helpdesk office oracle
mysql postgres postgresql database mongodb redis docker windows microsoft google facebook instagram twitter youtube
whatsapp telegram linkedin amazon apple iphone android samsung nokia huawei sony toshiba lenovo cisco router wireless
wifi wifiwifi bluetooth portal portaldemo portals project projects program programs training trainings trainee trainer
instructor course courses exam exams donor donors budget budgets finance accounting procurement complaint complaints
staff director coordinator officer ngo ngongo charity relief humanitarian redcross redcrescent unicef unhcr oxfam
undp wfp who icrc abc abcabc abcd abcdef abcdefg abcdefgh abcdefghi abcdefghij xyz qwerty qwertz azerty qwertyu
qwertyui qwertyuiop qwert asdf asdfasdf asdfgh asdfghjk asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc qweasd
qweasdzxc qweqwe asdasd zxczxc poiuytrewq lkjhgfdsa mnbvcxz iloveyou ilovey iloveu loveyou lovely love loveme loveislife
mylove truelove lover lovers forever forever4ever together babygirl babyboy baby babybaby princess prince queen king
kingking angel angels angela sunshine sunrise sunset moonlight moon starlight star stars superstar starwars startrek
rainbow flower flowers butterfly butterflies dolphin dolphins dragon dragons monkey monkeys tiger tigers lion lions
panther eagle eagles falcon falcons phoenix wolf wolves shark sharks bear bears bulldog bulldogs puppy kitty kitten
hellokitty snoopy mickey minnie donald pokemon pikachu naruto sasuke batman superman spiderman ironman captain
avengers wonderwoman joker matrix gandalf frodo legolas hobbit potter harrypotter hermione merlin excalibur football
footballer soccer baseball basketball volleyball hockey tennis golf golfer cricket rugby boxing swimming running
cycling chess poker gaming gamer games minecraft fortnite roblox callofduty warcraft worldofwarcraft starcraft
counterstrike playstation nintendo xbox sega mustang ferrari porsche mercedes bmw bmwbmw audi toyota honda nissan
hyundai mazda corvette camaro harley yamaha kawasaki suzuki ducati chelsea arsenal liverpool manchester manutd
mancity everton tottenham barcelona realmadrid madrid juventus milan bayern dortmund psgpsg galatasaray fenerbahce
besiktas alahly zamalek alhilal alnassr lakers cowboys steelers yankees redsox dodgers packers patriots raiders
broncos michael michelle jennifer jessica ashley amanda daniel david joshua joseph jordan andrew anthony matthew
robert richard william thomas charles charlie george henry james jason john johnny jonathan justin kevin martin
mark nicholas nicole patrick peter philip rachel rebecca samantha samuel sarah sandra scott sebastian sophia sophie
stephanie steven susan tiffany timothy vanessa victoria vincent alexander alexandra alexis andrea barbara benjamin
brandon brian brittany christian christina christine christopher claudia cynthia danielle diana elizabeth emily
emma eric felix francesca frank gabriel hannah heather isabella jasmine julia julian karen katherine kimberly laura
lauren leonardo linda lisa louise lucas lucy maria mariana marina melissa mercedes miguel monica natalie natasha
oliver olivia oscar pamela patricia paul pauline roberta rosa ruth sabrina simon stella taylor teresa valentina
veronica virginia walter wendy mohamed mohammed mohammad muhammad ahmed ahmad mahmoud mustafa hassan hussein hasan
ali aliali omar khaled khalid youssef yousef yusuf ibrahim ismail abdullah abdallah abdulrahman abdelrahman kareem
karim tarek tariq samir samira amir amira fatima fatema aisha aysha zainab zeinab khadija maryam mariam noura nour
noor layla leila yasmin yasmine rana rania reem rima hala huda salma sara nadia dina lina maya bassam bashar anas
ayman adnan fadi ghassan hani hisham imad jamal kamal majed marwan mazen munir nabil nader nasser qasim rami samer
saleh tamer wael walid yasser zaid ziad mehmet mustapha ayse fatma emine zeynep elif murat hakan ozgur bismillah
alhamdulillah mashallah inshallah subhanallah allah allahuakbar habibi habibti hayati qalbi syria damascus dimashq
aleppo halab homs hama idlib latakia tartous daraa raqqa qamishli turkey turkiye istanbul ankara izmir gaziantep
antakya hatay sanliurfa lebanon beirut jordan amman iraq baghdad basra egypt cairo alexandria palestine jerusalem
alquds gaza saudi saudiarabia riyadh jeddah mecca makkah madinah kuwait qatar doha dubai emirates yemen sanaa libya
tripoli tunisia morocco algeria sudan khartoum london paris berlin hamburg munich vienna newyork chicago boston
texas dallas florida california losangeles washington america england germany france italy spain brazil canada
australia mexico russia moscow ukraine china india january february march april may june july august september
october november december monday tuesday wednesday thursday friday saturday sunday summer winter spring autumn
weekend holiday holidays vacation birthday happybirthday christmas ramadan eidmubarak newyear happynewyear family
myfamily father mother brother sister daughter mommy daddy grandma friends friend bestfriend friendship freedom
liberty justice peace hope faith trust trustno trustnoone grace blessed blessing jesus jesuschrist christ godisgood
heaven eternity destiny miracle victory champion champions winner winners success power powerful strong stronger
thunder lightning storm hurricane tornado volcano fire fireball firebird iceman snowman snowball snowflake crystal
diamond diamonds golden goldfish silver silverado platinum purple orange yellow green greenday blue bluesky black
blackberry white red redred brown pink pinkfloyd metallica nirvana slipknot linkinpark eminem rihanna beyonce
shakira madonna beatles elvis music guitar piano drummer dancer dancing singer chocolate cookie cookies candy sugar
honey cherry banana strawberry pineapple watermelon peaches apples coffee pepper ginger cheese chicken pizza
hamburger butter peanut cupcake cheesecake whatever nothing something anything everything nobody somebody someone
onelove onedirection justinbieber lovehate fuckyou fuckoff fucker asshole bullshit shitshit bitch sexy sexysexy
hottie maverick ranger rangers hunter hunters warrior warriors soldier soldiers spartan knight knights pirate
pirates ninja samurai assassin shadow shadows ghost ghosts vampire zombie zombies monster monsters killer destroyer
terminator predator gangster hacker hackers hacked security secure secured safety private public control alpha
alphabeta beta gamma delta omega sigma one two three four five six seven eight nine ten onetwothree onetwothreefour
aaaa bbbb letitbe letsgo goodluck goodmorning goodnight goodday thankyou pleaseme openthedoor blahblah yesyes nono
okokok hahaha lalala
مرحبا السلام عليكم سلام كلمة السر كلمةالسر كلمة_السر كلمةالمرور مرور سر سري بسماللهالرحمنالرحيم بسمالله الله اللهاكبر
اللهأكبر الحمدلله سبحانالله ماشاءالله محمد احمد أحمد علي عمر حسن حسين فاطمة عائشة مريم زينب خالد يوسف ابراهيم إبراهيم
حبيبي حبيبتي حياتي قلبي بحبك احبك أحبك سوريا سورية دمشق حلب حمص حماة ادلب إدلب فلسطين القدس لبنان بيروت العراق بغداد
مصر القاهرة الاردن الأردن تركيا بوابة البوابة مدير ادمن مستخدم تجربة
portal-demo-2026
`
    .split(/\s+/)
    .filter(Boolean),
)
