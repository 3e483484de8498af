{{/* Labels of a component: (list $ "api"). */}}
{{- define "openrole.selector" -}}
app.kubernetes.io/name: openrole
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "openrole.labels" -}}
{{ include "openrole.selector" . }}
app.kubernetes.io/managed-by: {{ (index . 0).Release.Service }}
helm.sh/chart: {{ (index . 0).Chart.Name }}-{{ (index . 0).Chart.Version }}
{{- end }}

{{- define "openrole.image" -}}
{{ .Values.image.repository }}:{{ include "openrole.tag" . }}
{{- end }}

{{/* The tag of the image; also the build of the workers, where `workerVersioning` is on. */}}
{{- define "openrole.tag" -}}
{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* How long a process may take to end: twice SHUTDOWN_GRACE_MS, in seconds. */}}
{{- define "openrole.stopSeconds" -}}
{{ div (mul 2 (int (.Values.settings.SHUTDOWN_GRACE_MS | default 10000))) 1000 }}
{{- end }}

{{/* The pod of every own process, without probes. */}}
{{- define "openrole.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "openrole.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Settings of every own process. Numbers are written by toJson: as text, 5000000 would become 5e+06. */}}
{{- define "openrole.environment" -}}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ kindIs "string" $value | ternary $value (toJson $value) | quote }}
{{- end }}
- { name: NODE_ENV, value: production }
- { name: HOST, value: 0.0.0.0 }
- { name: PORT, value: '3000' }
- { name: METRICS_PORT, value: '9464' }
- { name: WORKER_METRICS_PORT, value: '9465' }
- { name: WORKER_BUNDLE, value: /app/dist/worker/workflow-bundle.js }
{{- if .Values.servers.enabled }}
- name: MONGODB_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ .Values.secretName }}, key: MONGODB_PASSWORD } }
- name: MONGODB_URL
  value: mongodb://openrole:$(MONGODB_PASSWORD)@{{ .Release.Name }}-mongodb:27017/openrole?authSource=admin
- name: ELASTIC_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ .Values.secretName }}, key: ELASTIC_PASSWORD } }
- name: ELASTICSEARCH_URL
  value: http://elastic:$(ELASTIC_PASSWORD)@{{ .Release.Name }}-elasticsearch:9200
- name: TEMPORAL_ADDRESS
  value: {{ .Release.Name }}-temporal:7233
{{- end }}
{{- end }}

{{/* An autoscaler of a Deployment: (dict "root" $ "name" "…" "component" "…" "scale" …). */}}
{{- define "openrole.autoscaler" -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ .name }}
  labels: {{ include "openrole.labels" (list .root .component) | nindent 4 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ .name }} }
  minReplicas: {{ .scale.minReplicas }}
  maxReplicas: {{ .scale.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ .scale.cpuPercent }} }
{{- end }}

{{/* A node is drained one pod of a component at a time. */}}
{{- define "openrole.disruptionBudget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .name }}
  labels: {{ include "openrole.labels" (list .root .component) | nindent 4 }}
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels: {{ include "openrole.selector" (list .root .component) | nindent 6 }}
{{- end }}

{{/* The pod of a server: (dict "user" 999). Its image writes beside its data, so its file system is not read-only. */}}
{{- define "openrole.serverPod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user }}
  runAsGroup: {{ .user }}
  fsGroup: {{ .user }}
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* Port, probes and rights of a server's container: (dict "port" 27017). */}}
{{- define "openrole.serverContainer" -}}
securityContext:
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
ports: [{ name: server, containerPort: {{ .port }} }]
startupProbe:
  tcpSocket: { port: server }
  periodSeconds: 5
  failureThreshold: 60
readinessProbe:
  tcpSocket: { port: server }
livenessProbe:
  tcpSocket: { port: server }
  periodSeconds: 20
  failureThreshold: 6
{{- end }}

{{/* A name with the address of each process, for Prometheus: (dict "root" $ "process" "api" "port" 9464). */}}
{{- define "openrole.metricsService" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ .root.Release.Name }}-{{ .process }}-metrics
  labels: {{ include "openrole.labels" (list .root "metrics") | nindent 4 }}
spec:
  clusterIP: None
  publishNotReadyAddresses: true
  selector:
    app.kubernetes.io/name: openrole
    app.kubernetes.io/instance: {{ .root.Release.Name }}
    openrole/process: {{ .process }}
  ports: [{ name: metrics, port: {{ .port }}, targetPort: metrics }]
{{- end }}
