<?php
/*
 * Receives the messages of the contact form and sends each one as an e-mail. If the owner chose this receiver, each build
 * copies this file into the site, and writes its settings beside it. It needs PHP 8.1 and the host's own mail(). It stores
 * and logs no messages. docs/receivers.md specifies its responses.
 */
declare(strict_types=1);

/** The settings and texts of the site. */
define('SITE', require __DIR__ . '/contato-dados.php');
define('PHONE', '/^(?:' . SITE['phone'] . ')$/Du');
/** The maximum size of a request in bytes. 5,000 emojis fit: without scripts, a browser sends each as twelve bytes. */
const MOST_BYTES = 65536;
/** The maximum number of messages per hour: from one visitor, and from all visitors. */
const MOST_EACH = 10;
const MOST_OF_ALL = 1000;
/** Unicode's direction marks, which could make the rest of the subject unreadable. PHP's patterns have no name for them. */
const DIRECTIONS = '/[\x{61C}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

ini_set('display_errors', '0');
$method = $_SERVER['REQUEST_METHOD'];
if ($method === 'GET' || $method === 'HEAD') {
	header('Location: ' . SITE['form'], true, 303);
	exit;
}
$type = strtolower(trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]));
define('IS_JSON', $type !== 'application/x-www-form-urlencoded');
if ($method !== 'POST') {
	header('Allow: GET, HEAD, POST');
	answer(405);
}
if (isFromElsewhere()) answer(403);
if (IS_JSON && $type !== 'application/json') answer(415);
$body = file_get_contents('php://input', length: MOST_BYTES + 1);
if (strlen($body) > MOST_BYTES) answer(413, ['message' => SITE['fields']['message']['wrong']]);
if (IS_JSON) $sent = json_decode($body, true);
else parse_str($body, $sent);
if (!is_array($sent)) answer(400);
$sent = array_filter($sent, is_string(...));
// `_gotcha` is a honeypot field. Text browsers show it; users who fill it in get the error page. Bots that post JSON
// get a success response.
if (($sent['_gotcha'] ?? '') !== '') answer(IS_JSON ? 200 : 422);

// A text that is not valid UTF-8 becomes empty.
$draft = [
	'name' => oneLine('name'),
	'email' => trim($sent['email'] ?? ''),
	'phone' => isset(SITE['fields']['phone']) ? inOneFormat(oneLine('phone')) : '',
	'message' => trim(preg_replace('/\r\n?/u', "\n", $sent['message'] ?? '') ?? ''),
	// The form sends the name of a page. Only a bot sends a longer text.
	'about' => preg_replace('/^(.{' . SITE['fields']['name']['most'] . '}).*/su', '$1', oneLine('about')),
];
// The fields that the owner added.
foreach (SITE['fields'] as $field => $_) $draft[$field] ??= oneLine($field);
// The e-mail addresses that browsers accept in an e-mail field, except those with `=?`: mail programs would decode them as
// an encoded word, maybe into other addresses. Source: HTML Standard, RFC 2047
$label = '[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?';
$patterns = [
	'email' => "/^(?!.*=[?])[a-z\d.!#$%&'*+\/=?^_`{|}~-]+@$label(?:[.]$label)*$/iD",
	'phone' => $draft['phone'] === '' ? '//' : PHONE,
];
$faults = [];
foreach (SITE['fields'] as $field => ['most' => $most, 'required' => $isRequired, 'wrong' => $wrong]) {
	$length = preg_match_all('/./su', $draft[$field]);
	$isMissing = $isRequired && !$length;
	if ($isMissing || $length > $most || !preg_match($patterns[$field] ?? '//', $draft[$field])) $faults[$field] = $wrong;
}
if ($faults) answer(422, $faults);
if (isTooOften()) answer(429, result: SITE['words']['often']);
if (!isMailed(...$draft)) answer(502);
answer(200, result: SITE['words']['success']);

/** A sent text on one line. */
function oneLine(string $field): string
{
	return trim(preg_replace([DIRECTIONS, '/[\s\p{Cc}\p{Zl}\p{Zp}]+/u'], ['', ' '], $GLOBALS['sent'][$field] ?? '') ?? '');
}

/** A Brazilian phone number in the format of the owner's own number; any other text as it is. */
function inOneFormat(string $phone): string
{
	if (!preg_match(PHONE, $phone, $found) || !isset($found[1])) return $phone;
	return preg_replace('/^(..)(.+)(....)$/', '+55 $1 $2-$3', preg_replace('/\D/', '', $found[1]));
}

/** Whether a page of another site sent this request. This site's pages send the origin `null`: they send no referrer. */
function isFromElsewhere(): bool
{
	$site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '';
	if ($site !== '') return $site !== 'same-origin';
	$origin = $_SERVER['HTTP_ORIGIN'] ?? 'null';
	if ($origin === 'null') return false;
	$own = [SITE['address'], 'http://' . ($_SERVER['HTTP_HOST'] ?? '')];
	$host = parse_url($origin, PHP_URL_HOST);
	return !is_string($host) || !in_array($host, array_map(fn ($one) => parse_url($one, PHP_URL_HOST), $own), true);
}

/**
 * Returns whether a limit is reached; if not, counts this message. The counts are in a temporary file, which has hashes
 * of the senders' IP addresses, not the addresses. The first message of each hour replaces the file's content. If the
 * host lets PHP write no temporary file, there is no limit.
 */
function isTooOften(): bool
{
	$file = countsFile();
	if (!$file || !flock($file, LOCK_EX)) return false;
	$hour = intdiv(time(), 3600);
	$kept = json_decode(stream_get_contents($file), true);
	if (($kept['hour'] ?? null) !== $hour) $kept = ['hour' => $hour, 'key' => bin2hex(random_bytes(32)), 'counts' => []];
	$address = inet_pton(preg_replace('/^::ffff:(?=\d+[.])/i', '', $_SERVER['REMOTE_ADDR'])) ?: '';
	// Of an IPv6 address, only the first eight bytes count, because a visitor usually has a whole /64 network.
	$sender = hash_hmac('sha256', strlen($address) === 16 ? substr($address, 0, 8) : $address, $kept['key']);
	$count = $kept['counts'][$sender] ?? 0;
	if ($count >= MOST_EACH || array_sum($kept['counts']) >= MOST_OF_ALL) return true;
	$kept['counts'][$sender] = $count + 1;
	ftruncate($file, 0);
	rewind($file);
	fwrite($file, json_encode($kept));
	return false;
}

/**
 * Opens the file with the counts, or creates it. On a shared host, other users can write into the temporary folder. So the
 * end of the file's name is random, and a link or a file of another user is never used.
 * @return resource|false
 */
function countsFile()
{
	$start = sys_get_temp_dir() . '/contato-' . substr(hash('sha256', __FILE__), 0, 16) . '-';
	$own = @tmpfile();
	foreach ($own ? glob("$start*") ?: [] : [] as $path) {
		$file = @fopen($path, 'r+');
		$named = @lstat($path);
		if (!$file || !$named) continue;
		$opened = fstat($file);
		// `nlink` counts the names of a file: another user may have given this name to any of this user's files.
		$isSame = $opened['ino'] === $named['ino'] && $opened['dev'] === $named['dev'];
		if ($isSame && $opened['nlink'] === 1 && $opened['uid'] === fstat($own)['uid']) return $file;
	}
	$path = @tempnam(dirname($start), basename($start));
	return $path ? @fopen($path, 'r+') : false;
}

/** Whether the host's mail server accepted the message. All values are encoded, except the valid address in `Reply-To`. */
function isMailed(string $name, string $email, string $phone, string $message, string $about, string ...$own): bool
{
	if (!function_exists('mail')) return false;
	preg_match_all('/.{1,10}/su', "Mensagem de $name pelo site" . ($about === '' ? '' : ", sobre $about"), $parts);
	$subject = implode("\r\n ", array_map(fn ($part) => '=?UTF-8?B?' . base64_encode($part) . '?=', $parts[0]));
	$added = '';
	foreach ($own as $field => $text) if ($text !== '') $added .= "\n" . SITE['fields'][$field]['label'] . ": $text";
	$more = ($phone === '' ? '' : "\nTelefone: $phone") . ($about === '' ? '' : "\nSobre: $about");
	$text = "Nome: $name\nE-mail: $email$added$more\n\n$message\n\n-- \nEnviada pelo formulário de " . SITE['address'] . "\n";
	return mail(SITE['to'], $subject, chunk_split(base64_encode($text)), [
		'From' => SITE['from'],
		'Reply-To' => $email,
		'MIME-Version' => '1.0',
		'Content-Type' => 'text/plain; charset=utf-8',
		'Content-Transfer-Encoding' => 'base64',
	], '-f' . SITE['from']);
}

/** Responds to the form's script in JSON, and to browsers without scripts with a page, which shows what was not sent. */
function answer(int $status, array $faults = [], string $result = SITE['words']['error']): never
{
	http_response_code($status);
	header('Cache-Control: no-store');
	header('Content-Type: ' . (IS_JSON ? 'application/json' : 'text/html') . '; charset=utf-8');
	if (IS_JSON) {
		$error = ['error' => $result] + ($faults ? ['fields' => $faults] : []);
		exit(json_encode($status === 200 ? ['ok' => true] : $error, JSON_UNESCAPED_UNICODE));
	}
	$kept = $status === 200 ? [] : $GLOBALS['sent'] ?? [];
	[$title, $lead] = preg_split('/(?<=[.!]) /', $result, 2);
	$places = ['{{title}}' => $title, '{{lead}}' => $lead, '{{about}}' => $kept['about'] ?? ''];
	foreach (SITE['fields'] as $field => $_) {
		$places["{{{$field}}}"] = $kept[$field] ?? '';
		$places["{{{$field}-invalid}}"] = isset($faults[$field]) ? 'true' : 'false';
		$places["{{{$field}-fault}}"] = $faults[$field] ?? '';
	}
	exit(strtr(SITE['page'], array_map(htmlspecialchars(...), $places)));
}
