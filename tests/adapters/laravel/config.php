<?php

$folder = getenv('ADAPTER_APP');
$database = parse_url(getenv('ADAPTER_DATABASE'));

return [
    'app' => [
        'key' => 'base64:'.base64_encode(str_repeat('k', 32)),
        'cipher' => 'AES-256-CBC',
        'timezone' => 'UTC',
        'locale' => 'en',
        'fallback_locale' => 'en',
        'providers' => [
            Illuminate\Foundation\Providers\FoundationServiceProvider::class,
            Illuminate\Auth\AuthServiceProvider::class,
            Illuminate\Broadcasting\BroadcastServiceProvider::class,
            Illuminate\Bus\BusServiceProvider::class,
            Illuminate\Cookie\CookieServiceProvider::class,
            Illuminate\Database\DatabaseServiceProvider::class,
            Illuminate\Encryption\EncryptionServiceProvider::class,
            Illuminate\Filesystem\FilesystemServiceProvider::class,
            Illuminate\Hashing\HashServiceProvider::class,
            Illuminate\Notifications\NotificationServiceProvider::class,
            Illuminate\Pagination\PaginationServiceProvider::class,
            Illuminate\Queue\QueueServiceProvider::class,
            Illuminate\Session\SessionServiceProvider::class,
            Illuminate\Translation\TranslationServiceProvider::class,
            Illuminate\Validation\ValidationServiceProvider::class,
            Illuminate\View\ViewServiceProvider::class,
        ],
    ],
    'auth' => [
        'defaults' => ['guard' => 'web'],
        'guards' => ['web' => ['driver' => 'session', 'provider' => 'users']],
        'providers' => ['users' => ['driver' => 'eloquent', 'model' => App\Models\User::class]],
    ],
    'broadcasting' => ['default' => 'file', 'connections' => ['file' => ['driver' => 'file']]],
    'database' => [
        'default' => $database['scheme'],
        'connections' => [
            'sqlite' => ['driver' => 'sqlite', 'database' => "$folder/database.sqlite", 'prefix' => ''],
            'postgres' => [
                'driver' => 'pgsql',
                'host' => $database['host'] ?? '',
                'port' => $database['port'] ?? 0,
                'username' => $database['user'] ?? '',
                'database' => ltrim($database['path'] ?? '', '/'),
                'charset' => 'utf8',
            ],
        ],
    ],
    'hashing' => ['driver' => 'bcrypt'],
    'logging' => ['default' => 'single', 'channels' => ['single' => ['driver' => 'single', 'path' => "$folder/log"]]],
    'queue' => ['default' => 'sync', 'connections' => ['sync' => ['driver' => 'sync']]],
    'session' => [
        'driver' => 'file',
        'files' => $folder,
        'lifetime' => 120,
        'expire_on_close' => false,
        'lottery' => [0, 100],
        'cookie' => 'session',
        'path' => '/',
        'domain' => null,
        'secure' => false,
        'http_only' => true,
        'same_site' => 'lax',
    ],
    'view' => ['paths' => [], 'compiled' => $folder],
];
