import type { Language } from '@shortlist/contracts/platform/languages';

/** Bullets that state an action, and bullets that name a position, a quality or a thing, one per line. */
interface BulletOpenings {
  actions: string;
  nonActions: string;
}

export const bulletOpenings: Record<Language, BulletOpenings> = {
  en: {
    actions: `Led the rollout of a booking system in 12 clinics
Coordinate discharge planning with social workers
Coordinated shifts for 40 volunteers
Quickly resolved billing questions
Triage patients at the front door
Managing vendors across three regions
Wrote the onboarding guide
Built a churn model in Python
Sold extended warranties to walk-in customers
Taught algebra to four classes
Ran weekly stock counts
Oversaw payroll for 90 staff
Cut waste by 12%
Drove adoption of the new scheduler
Kept records for three sites
Co-wrote the safety policy
Pre-screened 300 candidates a quarter
Audit supplier invoices
Prepared monthly closings
Draft contracts and amendments
Mentored junior colleagues
Negotiated rates with carriers
Repaired hydraulic presses
Inspect welds against drawings
Proactively monitored error rates
Planned menus for a 60-seat bistro
Won two regional tenders
Set up the first help desk
Took minutes at board meetings
Wired control cabinets
Tested payment flows before each release
Answer calls from policyholders
Greeted guests at reception
Migrated 63 services to Kubernetes
Launched a loyalty scheme
Reduced call-backs
Supervise night staff
Documented every change
Raised funds for a new roof
Translated manuals into Spanish`,
    nonActions: `Responsible for the ward
A team player who helped
In charge of social media
Member of the safety committee
Duties included filing
Excellent knowledge of Excel
My main task was sales
The first point of contact for guests
Very good communicator
Experience with SAP
Team leader of the night shift
Strong analytical skills
Daily tasks in the office
Various projects in finance
Part of the launch team`,
  },
  es: {
    actions: `Coordiné a doce personas en tres turnos
Gestioné el presupuesto anual
Dirigí el traslado de la oficina
Reduje los plazos de entrega
Introduje un sistema de citas
Obtuve la certificación del laboratorio
Puse en marcha el servicio nocturno
Hice el inventario mensual
Propuse mejoras en la línea
Mantuve actualizados los expedientes
Atendí consultas de pacientes
Coordino los turnos de la planta
Superviso la limpieza de las salas
Atiendo llamadas de clientes
Coordinar los turnos de la planta
Elaborar informes de seguimiento
Atender reclamaciones
Diseñando campañas en redes
Coordinó la apertura de dos tiendas
Negociamos contratos con proveedores
Gestión de proveedores internacionales
Elaboración de presupuestos
Supervisión de obras
Mantenimiento preventivo de equipos
Seguimiento de pacientes crónicos
Montaje de muebles a medida
Lectura de planos
Asistencia a la dirección
Vigilancia de accesos
Enseñanza de inglés a adultos
Limpieza y desinfección de quirófanos
Diseño de campañas
Desarrollo de aplicaciones web
Apoyo a las familias
Control de calidad en recepción
Análisis de datos de ventas
Atención al público
Venta de seguros de hogar
Toma de muestras
Cuidado de personas mayores
Lideré la migración de servidores
Impartí clases de matemáticas
Preparo pedidos en almacén
Recibir mercancía
Optimización de rutas
Redacté artículos semanales
Logré un aumento de ventas
Instalé paneles solares
Conduje camiones por Europa
Soldadura de estructuras
Traduje contratos
Facturación mensual
Alta y documentación de proveedores`,
    nonActions: `Responsable del presupuesto
Encargada de la caja
Encargado del almacén
A cargo de las redes sociales
Miembro del comité de seguridad
Funciones administrativas varias
Tareas de oficina
Conocimientos de Excel
Conocimiento avanzado de SAP
Experiencia en ventas
Trabajo en equipo
Excelente trato con el cliente
Persona dinámica y organizada
El primer contacto con los clientes
Capacidad de liderazgo
Buena comunicación
Nivel alto de inglés
Jefe de turno
Mi función era vender
Equipo de ventas
Gran capacidad de trabajo
Profesional con diez años
Amplios conocimientos contables
Alta capacidad de análisis`,
  },
  fr: {
    actions: `Géré un budget annuel
Encadré trois apprentis
J’ai coordonné les équipes de nuit
J'ai réduit les délais
Réduit les délais de livraison
Mis en place un outil de suivi
Conduit la refonte du site
Suivi des indicateurs de vente
Gérer les plannings
Coordonner les interventions
Répondre aux appels
Établir les devis
Recevoir les clients
Pilote le déploiement du logiciel
Gère les stocks du magasin
Anime des ateliers
Gestion des fournisseurs
Encadrement de trois apprentis
Élaboration des budgets
Suivi des patients chroniques
Mise en place d’un tableau de bord
Prise en charge des urgences
Prise de rendez-vous
Accueil des visiteurs
Conseil aux clients
Vente de contrats d’assurance
Contrôle des factures
Dépannage des machines
Montage des pièces
Lecture de plans
Analyse des ventes
Surveillance des accès
Maintenance préventive des lignes
Recherche de fournisseurs
Tri du courrier
Visite des chantiers
Soins aux personnes âgées
Découverte des besoins du client
Rondes de nuit sur le site
Co-enseignement en lecture
Animé des formations internes
Préparation des commandes
Traduit des contrats
Vendu des solutions logicielles
Coordination des équipes
Dispensé des cours
Installer des panneaux solaires
Soudure de structures
Optimisation des tournées
Conçu une base de données
Obtenu un label qualité
Reçoit les réclamations`,
    nonActions: `Responsable du budget
En charge du budget
Chargée de la communication
Chargé de clientèle
Membre du comité de direction
Missions administratives
Tâches de bureau
Connaissances en comptabilité
Maîtrise d’Excel
Expérience dans la vente
Bonne capacité d’organisation
Qualité du service client
Le premier contact des clients
Excellent relationnel
Au sein d’une équipe de cinq personnes
Bon niveau d’anglais
Chef d’équipe
Mon rôle était de vendre
Esprit d’équipe
Connaissance de SAP
Titulaire du permis B
Travail en équipe
Activités diverses`,
  },
  de: {
    actions: `Betreuung der Kunden
Leitung eines Teams von acht Personen
Eigenständige Bearbeitung von Reklamationen
Einführung eines Buchungssystems
Durchführung von Schulungen
Erstellung der Monatsabschlüsse
Planung und Steuerung der Schichten
Analyse der Verkaufszahlen
Pflege der Stammdaten
Kontrolle der Wareneingänge
Aufbau eines Kundendienstes
Einkauf von Büromaterial
Verkauf von Versicherungen
Vertrieb von Maschinen
Umsatz um 12 % gesteigert
Entwurf von Verträgen
Wartung der Anlagen
Beratung von Familien
Montage von Schaltschränken
Reparatur von Pumpen
Annahme von Bestellungen
Ausgabe von Medikamenten
Unterricht in Mathematik
Gespräche mit Angehörigen
Kunden in der Filiale beraten
Team von fünf Personen aufgebaut
Prozesse dokumentiert und verbessert
Lieferzeiten verkürzt
Verträge mit Lieferanten verhandeln
Leitete die Einführung von SAP
Entwickelte ein Prognosemodell
Führte Gespräche mit Bewerbern
Übernahm die Vertretung der Leitung
Schrieb Angebote für Großkunden
Betreue Kunden im Außendienst
Leite das Team der Nachtschicht
Koordiniere Termine
Plane Touren für zwölf Fahrzeuge
Social-Media-Management für drei Marken
Mitarbeit an Ausschreibungen
Migration von Servern geleitet
Unterrichtete Mathematik
Kommissionierung von Bestellungen
Steuererklärungen erstellt
Optimierung der Routen
Neukunden gewonnen
Solaranlagen installiert
Schweißen von Stahlträgern
Übersetzung von Verträgen
Lagerbestände geprüft
Erhöhte den Umsatz
Monatliche Rechnungsstellung`,
    nonActions: `Verantwortlich für Kunden
Zuständig für die Buchhaltung
Mitglied im Betriebsrat
Aufgaben im Büro
Ansprechpartner für Lieferanten
Gute Kenntnisse in Excel
Fundierte Erfahrung im Projektgeschäft
Sehr gute Englischkenntnisse
Teamfähig und belastbar
Freude am Umgang mit Menschen
Die erste Anlaufstelle für Gäste
Mitarbeiter im Lager
Teil des Vertriebsteams in verschiedenen Projekten
Erfahrung mit SAP
Leiter der Filiale
Schichtleiter
Gutes Englisch
Meine Aufgabe war der Verkauf
Vertriebsteam
Umfassende Kenntnisse in SAP
Hohe Belastbarkeit
Kunden aus Industrie und Handel
Allgemeine Bürotätigkeiten`,
  },
  ja: {
    actions: `電子カルテに看護計画を記録。
新人を指導した
業務手順書を作成し、処理時間を30%短縮
新規顧客の開拓
週次レポートを自動化
検査を生産ラインに組み込み
売上を前年比120%に拡大
月次決算を3日間で完了
受付から会計までの案内を担当
新入社員2名の教育を担当した
採用面接を実施し、内定者を12名確保
採用活動の企画・運営
広告運用の改善
夜間の問い合わせに対応
電話による相談対応
生産ラインの点検と保守
取引先との価格交渉
契約書の作成および確認
患者の急変時に医師へ報告
チームの目標管理をリード
導入後の定着をサポート
顧客へのヒアリング
家族の不安を傾聴し、支援につなげる
仕様をまとめ、開発を進める
毎朝の朝礼を行う
部下の育成に取り組む
不具合の原因を突き止め、再発を防止
社内研修の講師を務める
厨房の衛生管理
食材の発注および棚卸
安全教育の徹底
設計図面のレビュー
クレームを減らす
原価を見直し、利益率を向上
月間の残業時間を削減しました。
アンケートを集計し、報告書にまとめる
店頭での接客販売
請求書の発行
変更点を漏れなく引き継ぎ
納期遅延を解消
サーバー移行を主導
数学の授業を担当した
受注データを入力
倉庫内のピッキング
配送効率を向上させた
記事を毎週執筆
太陽光パネルの設置
契約書を英訳
請求処理の迅速化
新人研修を企画
溶接作業を実施
売上目標を達成しました`,
    nonActions: `経理担当
営業部門の責任者
一般事務業務
コミュニケーション能力
語学力
基本的なパソコンスキル
営業チームのメンバー
顧客管理など
事務全般
プロジェクトのリーダー
データ分析の経験
Excelの知識
明るい性格
社内の仕組み
関連部署とのやりとりが得意
シフトリーダー
英語力
営業チーム
高い責任感
主な業務内容
幅広い知識
販売員
事務職`,
  },
  ko: {
    actions: `신입 사원을 교육함
매출을 개선했습니다.
고객 문의에 대응
재고 관리 시스템 도입
월간 보고서를 자동화하여 작성 시간 단축
신규 거래처 발굴
채용 면접 진행
예산안을 수립함
환자의 활력 징후를 측정하고 기록
안전 교육을 실시함
공급 업체와 단가 협상
매장 진열을 개선하여 매출 증가
신제품 출시 일정을 관리했다
설비 점검과 보수
고객 만족도 조사 분석
회의록 작성 및 공유
품질 검사 기준 정립
데이터베이스 구조를 재설계
장애 원인을 파악하고 재발 방지
수업 계획을 세우고 진행
학부모 상담을 실시
식자재 발주와 재고 확인
콘텐츠를 기획하고 제작
광고 예산 배분을 최적화
운영 비용을 절감함
계약서를 검토하고 수정
신규 회원 가입을 늘림
처리 시간을 줄임
응답률을 높임
현장 안전 수칙을 만듦
고객 불만을 접수하고 처리
배송 경로를 조정
서버 이전을 완료
사용자 인터뷰 수행
사내 교육 자료 번역
행사 기획 및 운영
신입 간호사 교육을 담당
법규 변경 사항을 안내
생산 일정을 조율함
결산 업무를 이틀 앞당겨 마감
서버 이전 주도
수학 수업을 진행함
주문 데이터 입력
창고 재고 정리
배송 효율을 향상시킴
매주 기사 작성
태양광 패널 설치
계약서 번역
청구 처리 기간 단축
신입 교육 기획
용접 작업 수행
매출 목표를 달성했습니다`,
    nonActions: `고객 관리 담당
인사팀 팀장
회계 업무
전산 업무 전반
성실함
꼼꼼한 성격
뛰어난 소통 능력
엑셀 활용 능력 우수
영업 경험
책임감 있는 자세
기타 행정 사항
매장 관리 책임자
홍보 부서
다양한 프로젝트 경험 보유
문서 작성 등
조장
영어 능력
영업팀
높은 책임감
주요 업무
폭넓은 지식
판매 사원
사무직`,
  },
};
