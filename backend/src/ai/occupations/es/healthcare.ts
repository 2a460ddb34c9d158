import type { IndustryOccupations } from '../occupation';
import { clinical } from './clinical';

export const healthcare: IndustryOccupations = {
  industry: 'Healthcare',
  general: {
    id: 'healthcare-professional',
    title: 'Profesional sanitario/a',
    aliases: '',
    terms:
      'atención al paciente, control de infecciones, historia clínica electrónica, confidencialidad, citación de pacientes, acogida del paciente, normas de higiene, gestión de material, registro de datos, protección de datos sanitarios',
    tools: 'historia clínica electrónica compartida, Excel',
    certifications: 'certificado de soporte vital básico, curso de residuos sanitarios',
    summary: [
      '{title} que trata a cada paciente con calma, respeto y atención a lo que cuenta.',
      'Aporta rigor en el registro de datos, cumplimiento de las normas de higiene y una coordinación clara con el resto de profesionales del centro.',
    ],
    duties: [
      'Atención al paciente en [número] consultas al día, con información clara sobre los siguientes pasos',
      'Aplicación del protocolo de control de infecciones antes y después de cada asistencia',
      'Actualización de [número] registros diarios en la historia clínica electrónica',
      'Cumplimiento de la confidencialidad y de la protección de datos sanitarios en mostrador y teléfono',
      'Gestión de material para [número] salas, con pedidos semanales y revisión de caducidades',
      'Coordinación con médicos, enfermería y administración ante cambios de agenda',
      'Citación de pacientes en [número] agendas, con huecos reservados para urgencias',
      'Acompañamiento de personas mayores o con movilidad reducida dentro del centro',
    ],
    pastDuties: [
      'Acogida del paciente en un servicio con [número] visitas diarias',
      'Preparación de salas según las normas de higiene del centro',
      'Archivo y digitalización de [número] documentos por semana',
      'Reposición de carros de curas y comprobación del inventario',
      'Resolución telefónica de [número] consultas diarias sobre citas y documentación',
      'Colaboración en la formación del personal de nueva incorporación',
    ],
    letter: {
      opening:
        'Trabajar en sanidad significa para mí cuidar los detalles que dan seguridad al paciente: una información clara, un registro exacto y un trato sereno.',
      achievement:
        'En [Empresa] atendí a [número] pacientes al día y mantuve los registros completos al cierre de cada turno.',
    },
  },
  occupations: [
    {
      id: 'registered-nurse',
      title: 'Enfermero/a',
      aliases:
        'enfermero, enfermera, due, diplomado en enfermería, diplomada en enfermería, grado en enfermería, enfermero generalista, enfermera generalista, enfermero de quirófano, enfermera de quirófano, enfermera uci, enfermero uci, enfermera de urgencias, enfermero de urgencias, matrona, matrón, licenciada en enfermería, licenciado en enfermería, supervisora de enfermería, supervisor de enfermería, enfermería',
      terms:
        'triaje, educación sanitaria, historia clínica electrónica, terapia intravenosa, cura de heridas, control de infecciones, administración de medicación, toma de constantes vitales, plan de cuidados, relevo de turno',
      tools: 'bombas de infusión, monitores multiparamétricos',
      certifications: 'colegiación en enfermería, certificado de soporte vital avanzado',
      summary: [
        '{title} con criterio clínico, atención serena y registro riguroso de los cuidados.',
        'Combina la valoración del paciente, la administración de medicación segura y la educación sanitaria, y mantiene una comunicación precisa con el equipo médico en cada relevo de turno.',
      ],
      duties: [
        'Atención integral a [número] pacientes por turno, desde la valoración inicial hasta el alta',
        'Administración de medicación oral y terapia intravenosa con verificación de identidad, dosis y vía',
        'Triaje de [número] pacientes por turno y aviso inmediato ante signos de gravedad',
        'Cura de heridas y úlceras por presión según el protocolo de la unidad',
        'Elaboración de [número] planes de cuidados al mes, revisados con el equipo médico',
        'Educación sanitaria a pacientes y familiares antes del alta',
        'Registro de [número] valoraciones diarias en la historia clínica electrónica',
        'Aplicación de las medidas de control de infecciones en catéteres y vías',
      ],
      pastDuties: [
        'Toma de constantes vitales a [número] pacientes por turno',
        'Preparación de pacientes para pruebas diagnósticas y cirugía',
        'Extracción de [número] muestras al día con identificación correcta',
        'Comunicación de incidencias durante el relevo de turno',
        'Tutoría de [número] estudiantes en prácticas por curso',
        'Reposición y revisión del carro de paradas',
      ],
      letter: {
        opening:
          'La enfermería que me gusta ejercer une una valoración atenta, unos cuidados seguros y tiempo para explicar al paciente lo que va a ocurrir.',
        achievement:
          'En [Empresa] atendí a [número] pacientes por turno y participé en la revisión de los protocolos de la unidad.',
      },
    },
    {
      id: 'nursing-assistant',
      title: 'Auxiliar de enfermería (TCAE)',
      aliases:
        'auxiliar de enfermería, tcae, técnico en cuidados auxiliares de enfermería, técnica en cuidados auxiliares de enfermería, auxiliar de clínica, auxiliar de geriatría, gerocultor, gerocultora, asistente de enfermería, técnico auxiliar de enfermería, técnica en enfermería, técnico en enfermería, tens, celador, celadora, camillero',
      terms:
        'higiene del paciente, constantes vitales, movilización de pacientes, ayuda en la alimentación, observación del paciente, atención a la demencia, cambios posturales, registro de cuidados, limpieza de material clínico, prevención de caídas',
      tools: 'grúas de traslado, tensiómetros',
      certifications: 'título de TCAE, certificado de soporte vital básico',
      summary: [
        '{title} que cuida la dignidad y la comodidad de cada persona en los gestos de todos los días.',
        'Presta ayuda en la higiene, la alimentación y la movilización, observa los cambios y los comunica a enfermería sin demora.',
      ],
      duties: [
        'Aseo e higiene del paciente en [número] habitaciones por turno, con respeto a su intimidad',
        'Movilización de pacientes con grúa o en pareja para evitar lesiones',
        'Control de constantes vitales en [número] pacientes por turno y aviso de valores anómalos',
        'Realización de cambios posturales según el horario marcado en planta',
        'Ayuda en la alimentación de [número] residentes con dificultad para tragar',
        'Atención a la demencia con rutinas estables y un trato tranquilo',
        'Registro de cuidados de [número] pacientes al final de cada turno',
        'Aplicación de medidas de prevención de caídas en habitaciones y baños',
      ],
      pastDuties: [
        'Preparación de [número] camas y habitaciones al día',
        'Acompañamiento de pacientes a pruebas y consultas',
        'Reparto de [número] bandejas por comida con control de dietas',
        'Limpieza de material clínico y traslado a esterilización',
        'Respuesta a [número] llamadas por turno en horario nocturno',
        'Observación del paciente y aviso a enfermería ante cualquier cambio',
      ],
      letter: {
        opening:
          'Cuidar es para mí estar atento a lo pequeño: una postura incómoda, un plato sin tocar o un cambio de ánimo que conviene comunicar.',
        achievement:
          'En [Empresa] atendí el aseo y la comida de [número] residentes por turno, siempre con tiempo para hablar con cada persona.',
      },
    },
    {
      id: 'medical-assistant',
      title: 'Auxiliar administrativo/a sanitario/a',
      aliases:
        'auxiliar sanitario, auxiliar sanitaria, asistente médico, asistente médica, auxiliar de consulta, auxiliar de consulta médica, secretaria médica, secretario médico, recepcionista de clínica, administrativo sanitario, administrativa sanitaria, asistente de consultorio',
      terms:
        'admisión de pacientes, gestión de citas, extracción de sangre, historia clínica electrónica, facturación sanitaria, autorizaciones de mutuas, preparación de consultas, toma de tensión arterial, electrocardiogramas, atención telefónica',
      tools: 'programas de gestión de clínicas, electrocardiógrafos',
      certifications: 'título de cuidados auxiliares, certificado de soporte vital básico',
      summary: [
        '{title} que mantiene la consulta en orden y al paciente informado en todo momento.',
        'Une la gestión de citas y la facturación sanitaria con el apoyo práctico en consulta, de la preparación de la sala a los registros.',
      ],
      duties: [
        'Admisión de pacientes en una consulta con [número] visitas al día y comprobación de datos',
        'Gestión de citas y reajuste de la agenda ante urgencias',
        'Tramitación de [número] autorizaciones de mutuas por semana',
        'Preparación de consultas con el instrumental y los informes necesarios',
        'Realización de [número] electrocardiogramas por semana por indicación médica',
        'Toma de tensión arterial y peso antes de cada visita',
        'Revisión de [número] registros diarios en la historia clínica electrónica',
        'Seguimiento de la facturación sanitaria y de los cobros pendientes',
      ],
      pastDuties: [
        'Atención telefónica a [número] pacientes al día',
        'Esterilización y reposición de instrumental de consulta',
        'Envío de [número] muestras por semana al laboratorio',
        'Archivo de informes y entrega de resultados con identificación previa',
        'Actualización de [número] fichas de pacientes al mes',
        'Apoyo en la extracción de sangre y en las curas sencillas',
      ],
      letter: {
        opening:
          'En una consulta bien organizada el paciente espera menos y el médico tiene a mano lo que necesita: ese es el trabajo que me gusta hacer.',
        achievement:
          'En [Empresa] organicé la agenda de [número] visitas diarias y reduje los huecos por citas no atendidas.',
      },
    },
    {
      id: 'physical-therapist',
      title: 'Fisioterapeuta',
      aliases:
        'fisioterapeuta, kinesiólogo, kinesióloga, terapeuta físico, terapeuta física, fisio, fisioterapeuta deportivo, fisioterapeuta deportiva, fisioterapeuta neurológico, rehabilitador, fisioterapia, auxiliar de fisioterapia, osteópata',
      terms:
        'plan de tratamiento, terapia manual, ejercicio terapéutico, reeducación de la marcha, valoración musculoesquelética, rehabilitación, electroterapia, tratamiento del dolor, educación del paciente, registro de la evolución',
      tools: 'ultrasonidos terapéuticos, camillas de Bobath',
      certifications: 'colegiación en fisioterapia, formación en punción seca',
      summary: [
        '{title} que parte de una valoración minuciosa y acuerda con cada paciente objetivos alcanzables.',
        'Combina terapia manual y ejercicio terapéutico, explica cada paso y ajusta el tratamiento a la evolución que observa sesión a sesión.',
      ],
      duties: [
        'Tratamiento individual de [número] pacientes al día con lesiones musculares y articulares',
        'Valoración musculoesquelética inicial con pruebas de movilidad y fuerza',
        'Diseño de [número] pautas de ejercicio terapéutico al mes para casa o sala',
        'Aplicación de terapia manual según la fase de la lesión',
        'Reeducación de la marcha de [número] pacientes operados al mes',
        'Revisión del plan de tratamiento con médicos rehabilitadores',
        'Dirección de [número] grupos semanales de espalda y equilibrio',
        'Registro de la evolución con escalas de dolor y función',
      ],
      pastDuties: [
        'Apoyo en la rehabilitación de [número] pacientes ingresados al día',
        'Preparación de aparatos de electroterapia y de la sala de ejercicios',
        'Elaboración de [número] hojas de ejercicios ilustradas por trimestre',
        'Educación del paciente sobre postura y carga en el trabajo',
        'Atención de [número] deportistas por semana en un club local',
        'Participación en sesiones clínicas sobre casos complejos',
      ],
      letter: {
        opening:
          'Me interesa la fisioterapia que devuelve autonomía: una valoración cuidadosa, un plan compartido y ejercicios que el paciente entiende y mantiene.',
        achievement:
          'En [Empresa] traté a [número] pacientes por semana y acordé con cada uno objetivos concretos para su día a día.',
      },
    },
    {
      id: 'pharmacy-technician',
      title: 'Técnico/a en farmacia',
      aliases:
        'técnico en farmacia, técnica en farmacia, auxiliar de farmacia, técnico en farmacia y parafarmacia, técnica en farmacia y parafarmacia, dependiente de farmacia, dependienta de farmacia, químico farmacobiólogo auxiliar, mancebo de farmacia, auxiliar de parafarmacia, técnico de farmacia hospitalaria',
      terms:
        'receta electrónica, dispensación de medicamentos, control de existencias, seguridad del medicamento, facturación de recetas, formulación magistral, consejo en parafarmacia, control de caducidades, pedidos a mayoristas, sistemas personalizados de dosificación',
      tools: 'Nixfarma, Farmatic',
      certifications: 'título de técnico en farmacia y parafarmacia',
      summary: [
        '{title} con atención precisa en el mostrador y orden en la rebotica.',
        'Trabaja con receta electrónica, control de existencias y comprobación cuidadosa de cada envase, y deriva al farmacéutico toda duda clínica.',
      ],
      duties: [
        'Dispensación de medicamentos a [número] personas al día bajo supervisión farmacéutica',
        'Comprobación de la receta electrónica, la dosis y la identidad del paciente',
        'Gestión de [número] pedidos a mayoristas por semana según la rotación',
        'Control de caducidades y retirada de lotes con alerta',
        'Preparación de [número] blísteres semanales con sistemas personalizados de dosificación',
        'Consejo en parafarmacia sobre dermocosmética, higiene y nutrición infantil',
        'Facturación de recetas: revisión de [número] al día y cierre mensual',
        'Derivación al farmacéutico de interacciones o dudas de seguridad del medicamento',
      ],
      pastDuties: [
        'Recepción y colocación de [número] cajas diarias con lectura de lotes',
        'Registro de temperaturas de nevera y almacén',
        'Atención telefónica de [número] consultas diarias sobre existencias',
        'Limpieza y preparación del laboratorio de formulación magistral',
        'Elaboración de [número] etiquetas diarias con posología legible',
        'Montaje de escaparates y expositores de campaña',
      ],
      letter: {
        opening:
          'En la farmacia valoro la exactitud y el trato cercano: cada envase se comprueba y cada persona sale sabiendo cómo tomar su medicación.',
        achievement:
          'En [Empresa] atendí a [número] personas al día y me ocupé del control de existencias sin roturas en los medicamentos habituales.',
      },
    },
    {
      id: 'physician',
      title: 'Médico/a',
      aliases:
        'médico, médica, doctor, doctora, médico de familia, médica de familia, médico general, médica general, médico de atención primaria, médico especialista, médica especialista, médico internista, médico residente, médica residente, mir, médico de urgencias, médica de urgencias, cirujano, cirujana, pediatra, psiquiatra, cardiólogo, cardióloga, ginecólogo, ginecóloga, anestesista, radiólogo, radióloga, facultativo especialista',
      terms:
        'anamnesis, exploración física, diagnóstico diferencial, plan terapéutico, historia clínica electrónica, guías de práctica clínica, información al paciente, prescripción de medicamentos, seguimiento de enfermedades crónicas, sesiones clínicas',
      tools: 'ecógrafos, receta electrónica',
      certifications: 'colegiación médica, título de especialista, certificado de soporte vital avanzado',
      summary: [
        '{title} que escucha, explora y explica antes de decidir junto con el paciente.',
        'Basa el diagnóstico diferencial en las guías de práctica clínica y mantiene un plan terapéutico comprensible, con revisiones y objetivos definidos.',
      ],
      duties: [
        'Atención médica a [número] pacientes al día, con anamnesis y exploración física completas',
        'Orientación del diagnóstico diferencial y solicitud razonada de pruebas',
        'Seguimiento de enfermedades crónicas en [número] pacientes asignados',
        'Elaboración del plan terapéutico según las guías de práctica clínica',
        'Revisión de [número] informes y resultados diarios con respuesta al paciente',
        'Coordinación con especialistas, enfermería y trabajo social en casos complejos',
        'Presentación de [número] casos por trimestre en sesiones clínicas',
        'Información al paciente y a la familia sobre riesgos y alternativas',
      ],
      pastDuties: [
        'Atención de [número] urgencias por guardia con priorización por gravedad',
        'Prescripción de medicamentos con revisión de alergias e interacciones',
        'Redacción de [número] informes de alta por semana',
        'Actualización de la historia clínica electrónica tras cada visita',
        'Supervisión de [número] residentes por rotación',
        'Participación en programas de vacunación y cribado',
      ],
      letter: {
        opening:
          'La medicina que practico se apoya en la escucha, una exploración completa y decisiones explicadas con palabras que el paciente comprende.',
        achievement:
          'En [Empresa] atendí a [número] pacientes al día e impulsé revisiones periódicas para las personas con enfermedades crónicas.',
      },
    },
    {
      id: 'pharmacist',
      title: 'Farmacéutico/a',
      aliases:
        'farmacéutico, farmacéutica, farmacéutico adjunto, farmacéutica adjunta, farmacéutico titular, farmacéutica titular, farmacéutico hospitalario, farmacéutica hospitalaria, farmacéutico comunitario, farmacéutica comunitaria, químico farmacéutico, química farmacéutica, qfb, farmacéutico regente',
      terms:
        'dispensación de medicamentos, atención farmacéutica, revisión de la medicación, validación de prescripciones, interacciones medicamentosas, seguridad del medicamento, farmacovigilancia, formulación magistral, gestión de estupefacientes, consejo farmacéutico',
      tools: 'receta electrónica, bases de datos de medicamentos',
      certifications: 'colegiación farmacéutica, formación en farmacia hospitalaria',
      summary: [
        '{title} que une el conocimiento del medicamento con un consejo claro y cercano.',
        'Revisa interacciones, aclara dudas con los médicos y cuida la adherencia al tratamiento con explicaciones que cada paciente puede seguir en casa.',
      ],
      duties: [
        'Validación de prescripciones de [número] pacientes al día con control de dosis y duplicidades',
        'Atención farmacéutica en mostrador y seguimiento de tratamientos crónicos',
        'Revisión de la medicación de [número] pacientes polimedicados al mes',
        'Detección de interacciones medicamentosas y consulta con el médico prescriptor',
        'Elaboración de [número] preparados de formulación magistral por semana',
        'Notificación de reacciones adversas al sistema de farmacovigilancia',
        'Supervisión de [número] pedidos mensuales y de las condiciones de conservación',
        'Gestión de estupefacientes con libro de registro al día',
      ],
      pastDuties: [
        'Dispensación de medicamentos en una farmacia con [número] recetas diarias',
        'Consejo farmacéutico en síntomas menores y derivación cuando procede',
        'Organización de [número] campañas anuales de salud: tensión, glucosa o tabaco',
        'Formación del personal técnico en nuevas presentaciones',
        'Control de [número] lotes por trimestre ante alertas sanitarias',
        'Resolución de incidencias de receta con centros de salud',
      ],
      letter: {
        opening:
          'Como parte de la atención sanitaria, veo en la farmacia el lugar donde el paciente resuelve sus dudas y donde se evitan errores de medicación.',
        achievement:
          'En [Empresa] validé [número] prescripciones al día y mejoré el seguimiento de los pacientes con tratamientos crónicos.',
      },
    },
    ...clinical,
  ],
};
