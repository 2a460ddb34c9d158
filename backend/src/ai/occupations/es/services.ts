import type { Occupation } from '../occupation';

export const services: Occupation[] = [
  {
    id: 'cook',
    title: 'Cocinero/a',
    aliases:
      'cocinero, cocinera, chef, jefe de cocina, jefa de cocina, ayudante de cocina, auxiliar de cocina, pinche de cocina, segundo de cocina, sous chef, chef de partida, jefe de partida, jefa de partida, pastelero, pastelera, panadero, panadera, repostero, repostera, parrillero, parrillera, pizzero, pizzera, cocinero de línea',
    terms:
      'elaboración de platos, seguridad alimentaria, diseño de cartas, cocina fría, higiene en cocina, escandallos, control de existencias, parrilla y plancha, emplatado, gestión de alérgenos',
    tools: 'hornos mixtos, envasadoras al vacío',
    certifications: 'certificado de manipulador de alimentos',
    summary: [
      '{title} con producto bien tratado, partida limpia y ritmo en el pase.',
      'Cuida la seguridad alimentaria, los tiempos de cada plato y el aprovechamiento, también en los servicios con más comandas.',
    ],
    duties: [
      'Elaboración de platos para [número] comensales por servicio',
      'Aplicación de la seguridad alimentaria en recepción, cocción y conservación',
      'Preparación de [número] raciones por jornada en cocina fría y caliente',
      'Control de la gestión de alérgenos en cada comanda',
      'Ajuste de [número] escandallos por temporada con coste y gramaje',
      'Emplatado y salida ordenada en el pase',
      'Pedido y control de existencias de [número] referencias por semana',
      'Propuesta de sugerencias de mercado y diseño de cartas',
    ],
    pastDuties: [
      'Corte y preelaboración de [número] kilos diarios de verdura, carne y pescado',
      'Limpieza de cámaras y registro de higiene en cocina',
      'Elaboraciones de parrilla y plancha en [número] servicios semanales',
      'Etiquetado y rotación de elaboraciones en cámara',
      'Montaje de [número] banquetes por temporada',
      'Colaboración en recetas nuevas y catas internas',
    ],
    letter: {
      opening:
        'La cocina me gusta ordenada: producto fresco, partida a punto y platos que salen igual de buenos a primera y a última hora.',
      achievement: 'En [Empresa] cociné para [número] comensales por servicio y ajusté compras y mermas.',
    },
  },
  {
    id: 'waiter',
    title: 'Camarero/a',
    aliases:
      'camarero, camarera, mesero, mesera, mozo de restaurante, garzón, garzona, camarero de sala, camarera de sala, camarero de barra, camarera de barra, barman, bartender, ayudante de camarero, jefe de sala, jefa de sala, maître, maitre, jefe de rango, sumiller, hostess de restaurante, personal de sala, capitán de meseros, salonero, salonera',
    terms:
      'servicio en mesa, toma de comandas, conocimiento de la carta, montaje de mesas, cobro y cierre de caja, seguridad alimentaria, venta sugerida, gestión de reservas, atención de quejas, servicio de bebidas',
    tools: 'TPV, CoverManager',
    certifications: 'certificado de manipulador de alimentos, certificado de idiomas',
    summary: [
      '{title} con atención a la mesa, buena memoria y trato amable.',
      'Aconseja con conocimiento de la carta, coordina tiempos con cocina y despide a cada cliente con ganas de volver.',
    ],
    duties: [
      'Servicio en mesa a [número] comensales por turno',
      'Toma de comandas con aviso de alergias y preferencias',
      'Atención de [número] mesas simultáneas en sala y terraza',
      'Recomendación de platos y vinos mediante venta sugerida',
      'Cobro y cierre de caja de [número] tiques por servicio',
      'Coordinación de tiempos con cocina y barra',
      'Gestión de reservas para [número] cubiertos por noche',
      'Atención de quejas con disculpa y solución inmediata',
    ],
    pastDuties: [
      'Montaje de mesas y repaso de [número] juegos de cubiertos y copas por turno',
      'Preparación de servicio de bebidas y cafés en barra',
      'Apoyo en [número] bodas y banquetes por temporada',
      'Reposición de cámaras y orden del office',
      'Reparto de [número] comandas por hora en terraza',
      'Estudio de la carta y sus ingredientes antes del servicio',
    ],
    letter: {
      opening: 'En la sala me gusta leer la mesa: quién tiene prisa, quién celebra algo y cuándo conviene acercarse.',
      achievement:
        'En [Empresa] atendí a [número] comensales por turno y cuidé las reservas y los clientes habituales.',
    },
  },
  {
    id: 'barista',
    title: 'Barista',
    aliases:
      'barista, barista de café, camarero de cafetería, camarera de cafetería, dependiente de cafetería, dependienta de cafetería, empleado de cafetería, empleada de cafetería, preparador de café, especialista en café, personal de comida rápida, empleado de comida rápida, cafetero, cafetera',
    terms:
      'preparación de espresso, atención al cliente, texturización de leche, toma de pedidos, cobro en caja, seguridad alimentaria, limpieza de máquina, recetas de café, rotación de producto, ajuste de molienda',
    tools: 'máquinas de espresso, TPV',
    certifications: 'certificado de manipulador de alimentos, SCA Barista Skills',
    summary: [
      '{title} que ajusta el molino, calibra la receta y recuerda el café de cada cliente habitual.',
      'Prepara bebidas constantes con buen ritmo, mantiene la barra limpia y explica el origen del café a quien pregunta.',
    ],
    duties: [
      'Preparación de espresso y bebidas con leche: [número] por turno',
      'Ajuste de molienda y receta al abrir y durante el día',
      'Atención al cliente en barra con [número] pedidos por hora',
      'Texturización de leche y vertido según bebida',
      'Cobro en caja y cuadre de [número] operaciones por turno',
      'Limpieza de máquina, molinos y grupos al cierre',
      'Control de [número] lotes de café y de la rotación de producto',
      'Elaboración de recetas de café de temporada',
    ],
    pastDuties: [
      'Toma de pedidos y preparación para llevar: [número] por mañana',
      'Reposición de bollería, leche y vasos',
      'Recepción de [número] entregas por semana con control de temperatura',
      'Orden y limpieza de mesas y terraza',
      'Registro de [número] controles diarios de seguridad alimentaria',
      'Participación en catas y prácticas de extracción',
    ],
    letter: {
      opening:
        'Un buen café es constancia: molienda, tiempo, leche y un saludo. Me gusta cuidar cada uno de esos gestos en plena hora punta.',
      achievement: 'En [Empresa] preparé [número] bebidas por turno y mantuve la receta estable a lo largo del día.',
    },
  },
  {
    id: 'cleaner',
    title: 'Personal de limpieza',
    aliases:
      'limpiador, limpiadora, personal de limpieza, empleado de limpieza, empleada de limpieza, operario de limpieza, operaria de limpieza, auxiliar de limpieza, camarera de pisos, camarero de pisos, mucama, recamarista, recamarera, empleada de hogar, empleado de hogar, empleada doméstica, trabajadora del hogar, gobernanta, conserje, personal de aseo, auxiliar de aseo, limpieza, cristalero, limpiacristales',
    terms:
      'limpieza de habitaciones, desinfección, tratamiento de suelos, gestión de residuos, reposición de suministros, lavandería, uso seguro de productos, limpieza de cristales, control de llaves, revisión final',
    tools: 'fregadoras industriales, aspiradores de agua',
    certifications: 'curso de PRL en limpieza',
    summary: [
      '{title} con método, discreción y cuidado por los espacios ajenos.',
      'Trabaja por zonas, dosifica los productos como indica la ficha y revisa cada estancia antes de cerrar la puerta.',
    ],
    duties: [
      'Limpieza de habitaciones o despachos: [número] por turno',
      'Desinfección de baños, cocinas y puntos de contacto',
      'Mantenimiento de [número] metros cuadrados por jornada con fregadora',
      'Uso seguro de productos conforme a etiqueta y dosis',
      'Cambio de ropa y lavandería de [número] camas al día',
      'Gestión de residuos con separación por fracciones',
      'Reposición de suministros en [número] aseos por turno',
      'Revisión final y aviso de desperfectos u objetos olvidados',
    ],
    pastDuties: [
      'Limpieza de cristales y persianas en [número] plantas al mes',
      'Barrido y fregado de escaleras y portales',
      'Preparación de [número] carros de trabajo por semana',
      'Tratamiento de suelos con decapado y cera',
      'Atención de [número] avisos urgentes por turno',
      'Custodia y control de llaves del edificio',
    ],
    letter: {
      opening:
        'Un espacio limpio cambia el día de quien entra. Me gusta dejarlo en orden, sin prisas mal entendidas y sin molestar.',
      achievement: 'En [Empresa] limpié [número] estancias por turno y avisé de cada desperfecto a tiempo.',
    },
  },
  {
    id: 'security-guard',
    title: 'Vigilante de seguridad',
    aliases:
      'vigilante de seguridad, vigilante, vigilanta, guardia de seguridad, guarda de seguridad, auxiliar de seguridad, agente de seguridad, controlador de accesos, controladora de accesos, portero de discoteca, jefe de seguridad, jefa de seguridad, escolta, guardia jurado, oficial de seguridad, supervisor de seguridad, vigilante nocturno, operador de cctv, operador de videovigilancia, guarda de prevención de pérdidas',
    terms:
      'control de accesos, rondas de vigilancia, videovigilancia, informes de incidencias, respuesta a emergencias, gestión de visitas, resolución de conflictos, prevención de incendios, primeros auxilios, comunicación por radio',
    tools: 'CCTV, escáneres de rayos X',
    certifications: 'TIP de vigilante de seguridad, permiso de conducir B',
    summary: [
      '{title} con presencia tranquila, observación constante y trato correcto.',
      'Previene antes que interviene, aplica el procedimiento y deja por escrito lo ocurrido con hora, lugar y testigos.',
    ],
    duties: [
      'Control de accesos de [número] personas y vehículos por turno',
      'Realización de rondas de vigilancia con puntos de control',
      'Seguimiento de [número] cámaras de videovigilancia por jornada',
      'Respuesta a emergencias: evacuación, incendio y auxilio',
      'Redacción de [número] informes de incidencias al mes',
      'Intervención en la resolución de conflictos con diálogo y proporcionalidad',
      'Gestión de visitas: [número] acreditaciones al día',
      'Coordinación con policía, bomberos y responsables del centro',
    ],
    pastDuties: [
      'Inspección de [número] bultos por turno con escáner',
      'Apertura, cierre y conexión de alarmas',
      'Cobertura de [número] eventos por temporada con control de aforo',
      'Comprobación de extintores y salidas en la prevención de incendios',
      'Atención de [número] alarmas al mes con verificación',
      'Información y orientación al público en accesos',
    ],
    letter: {
      opening: 'La seguridad que me convence casi no se nota: presencia, observación y una palabra a tiempo.',
      achievement: 'En [Empresa] controlé el acceso de [número] personas por turno y documenté cada incidencia.',
    },
  },
  {
    id: 'hairdresser',
    title: 'Peluquero/a',
    aliases:
      'peluquero, peluquera, estilista, barbero, barbera, esteticista, estilista de peluquería, colorista, oficial de peluquería, ayudante de peluquería, auxiliar de peluquería, maquillador, maquilladora, manicurista, cosmetóloga, cosmetólogo, técnico en peluquería, técnica en peluquería, peinadora, técnico de uñas',
    terms:
      'corte de cabello, coloración, peinado, asesoramiento de imagen, higiene del salón, consejo de producto, gestión de citas, tratamientos capilares, mechas y balayage, barbería',
    tools: 'software de salón, planchas y secadores profesionales',
    certifications: 'técnico en peluquería y cosmética capilar',
    summary: [
      '{title} que pregunta cómo se peina el cliente en casa antes de tomar las tijeras.',
      'Combina corte, coloración y consejo sincero, con utensilios desinfectados y tiempos respetados.',
    ],
    duties: [
      'Servicio de [número] clientes al día en corte, color y peinado',
      'Asesoramiento de imagen según rasgos, cabello y rutina',
      'Realización de [número] servicios semanales de coloración, mechas y balayage',
      'Prueba de alergia y diagnóstico antes de cada tratamiento',
      'Realización de [número] peinados de fiesta por temporada',
      'Cumplimiento de la higiene del salón y desinfección de útiles',
      'Venta de [número] artículos por semana mediante consejo de producto',
      'Gestión de citas y avisos para evitar esperas',
    ],
    pastDuties: [
      'Lavado, secado y preparación de [número] clientes por jornada',
      'Mezcla de tintes según ficha técnica',
      'Atención de [número] servicios semanales de barbería y arreglo de barba',
      'Reposición de toallas, productos y tocadores',
      'Aplicación de tratamientos capilares a [número] clientes por semana',
      'Asistencia a cursos de tendencias y técnicas',
    ],
    letter: {
      opening:
        'Me gusta que el cliente se reconozca en el espejo: escuchar, proponer y cuidar el cabello también pensando en mañana.',
      achievement: 'En [Empresa] atendí a [número] clientes al día y fidelicé a buena parte de ellos.',
    },
  },
  {
    id: 'flight-attendant',
    title: 'Tripulante de cabina de pasajeros (TCP)',
    aliases:
      'tripulante de cabina, tripulante de cabina de pasajeros, tcp, azafata de vuelo, azafato de vuelo, auxiliar de vuelo, sobrecargo, asistente de vuelo, aeromoza, aeromozo, azafata, azafato, cabin crew, jefe de cabina, jefa de cabina, personal de cabina',
    terms:
      'seguridad en cabina, atención al pasajero, evacuación de emergencia, demostración de seguridad, servicio a bordo, primeros auxilios, revisión de equipos, manejo de conflictos, anuncios de cabina, venta a bordo',
    tools: 'equipos de emergencia, terminales de venta',
    certifications: 'certificado TCP, certificado de idiomas',
    summary: [
      '{title} con la seguridad por delante y una cortesía que no decae al final del trayecto.',
      'Conoce los procedimientos de emergencia, atiende con calma y resuelve con tacto los roces de un vuelo lleno.',
    ],
    duties: [
      'Atención al pasajero en [número] vuelos mensuales de corto y medio radio',
      'Comprobación de la seguridad en cabina antes del despegue y del aterrizaje',
      'Servicio a bordo para [número] pasajeros por vuelo',
      'Ejecución de la demostración de seguridad y de anuncios de cabina',
      'Venta a bordo de [número] productos por trayecto con cuadre final',
      'Manejo de conflictos con pasajeros alterados según protocolo',
      'Participación en [número] simulacros anuales de evacuación de emergencia',
      'Asistencia a menores, mayores y personas con movilidad reducida',
    ],
    pastDuties: [
      'Revisión de equipos de emergencia: [número] por vuelo',
      'Aplicación de primeros auxilios y aviso al comandante',
      'Embarque de [número] pasajeros por salida con control de equipaje',
      'Preparación de carros y recuento de menús',
      'Redacción de [número] partes de vuelo al mes',
      'Acogida de tripulantes en vuelos de instrucción',
    ],
    letter: {
      opening:
        'Volar bien atendido es sentirse seguro sin darse cuenta: procedimientos repetidos con rigor y un trato amable hasta la última fila.',
      achievement: 'En [Empresa] atendí [número] vuelos al mes y colaboré en la formación de nuevos tripulantes.',
    },
  },
  {
    id: 'hotel-manager',
    title: 'Director/a de hotel',
    aliases:
      'director de hotel, directora de hotel, gerente de hotel, gerente hotelero, subdirector de hotel, subdirectora de hotel, jefe de alojamiento, director de alojamiento, directora de alojamiento, hotel manager, gerente general de hotel, director de operaciones hoteleras, gerente de alojamiento, administrador de hotel, administradora de hotel, hotelero, hotelera, duty manager, guest relations manager, director de resort',
    terms:
      'operaciones hoteleras, revenue management, satisfacción del huésped, recepción, pisos, alimentos y bebidas, cuadrantes de personal, grupos y eventos, control presupuestario, reputación en línea',
    tools: 'Opera PMS, channel manager',
    certifications: 'máster en dirección hotelera',
    summary: [
      '{title} con presencia en la operación diaria y control de las cifras del hotel.',
      'Equilibra ocupación, precio y servicio, y apoya a recepción, pisos y restauración en los días de más presión.',
    ],
    duties: [
      'Dirección de operaciones hoteleras en un establecimiento de [número] habitaciones',
      'Aplicación de revenue management por temporada y canal',
      'Aumento del [número] % en el ingreso por habitación disponible',
      'Seguimiento de la satisfacción del huésped y respuesta a reseñas',
      'Coordinación de [número] empleados de recepción, pisos y cocina',
      'Control presupuestario y seguimiento de inversiones',
      'Captación de [número] grupos y eventos al año con agencias y empresas',
      'Cumplimiento de las normas de seguridad, higiene y accesibilidad',
    ],
    pastDuties: [
      'Supervisión de recepción con [número] llegadas diarias',
      'Elaboración de cuadrantes de personal y vacaciones',
      'Inspección de [número] habitaciones por semana junto con pisos',
      'Negociación de compras de alimentos y bebidas',
      'Resolución de [número] quejas al mes con compensación razonada',
      'Cuidado de la reputación en línea en los portales de reserva',
    ],
    letter: {
      opening:
        'Dirigir un hotel es atender a huéspedes y a quienes los atienden: presencia, números claros y rapidez para corregir lo que falla.',
      achievement: 'En [Empresa] dirigí un hotel de [número] habitaciones y mejoré la opinión de los huéspedes.',
    },
  },
  {
    id: 'fitness-trainer',
    title: 'Entrenador/a personal',
    aliases:
      'entrenador personal, entrenadora personal, personal trainer, monitor de gimnasio, monitora de gimnasio, monitor de fitness, monitora de fitness, instructor de fitness, instructora de fitness, monitor de sala, monitora de sala, monitor de actividades dirigidas, monitora de actividades dirigidas, instructor de gimnasio, instructora de gimnasio, profesor de yoga, profesora de yoga, instructor de pilates, instructora de pilates, monitor deportivo, monitora deportiva, entrenador de gimnasio, técnico deportivo, preparador físico, preparadora física, coach fitness, entrenador deportivo, entrenadora deportiva',
    terms:
      'entrenamiento personal, clases colectivas, valoración física, planes de entrenamiento, técnica de ejercicio, entrenamiento de fuerza, movilidad articular, pautas de nutrición, fidelización de socios, seguridad en sala',
    tools: 'básculas de composición corporal, pulsómetros',
    certifications: 'técnico en acondicionamiento físico, curso de primeros auxilios',
    summary: [
      '{title} que corrige la técnica antes de subir la carga.',
      'Adapta el entrenamiento a la salud y al tiempo de cada persona, mide los avances y anima sin presionar.',
    ],
    duties: [
      'Dirección de [número] sesiones semanales de entrenamiento personal',
      'Valoración física inicial con historial, movilidad y objetivos',
      'Impartición de [número] clases colectivas por semana',
      'Corrección de la técnica de ejercicio y ajuste de cargas',
      'Diseño de [número] planes de entrenamiento al mes con revisión periódica',
      'Adaptación del entrenamiento de fuerza a mayores y embarazadas',
      'Fidelización de socios con [número] entrevistas de seguimiento por trimestre',
      'Vigilancia de la seguridad en sala y del estado de las máquinas',
    ],
    pastDuties: [
      'Acogida de [número] socios nuevos al mes con recorrido y rutina',
      'Orden y desinfección del material de sala',
      'Organización de [número] retos y jornadas al año',
      'Enseñanza de movilidad articular y calentamiento',
      'Control del aforo y de [número] reservas al día',
      'Explicación de pautas de nutrición generales y derivación al dietista',
    ],
    letter: {
      opening:
        'Entrenar a alguien es acompañarlo a un hábito: una técnica segura, avances que se ven y sesiones a las que apetece volver.',
      achievement: 'En [Empresa] entrené a [número] personas por semana y revisé con ellas sus objetivos cada mes.',
    },
  },
];
