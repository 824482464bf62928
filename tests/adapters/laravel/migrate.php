<?php

// Makes the tables: users, and what `php artisan notifications:table` writes.

use App\Models\User;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Notifications\NotificationServiceProvider;
use Illuminate\Support\Facades\Schema;

$app = require __DIR__.'/app.php';
touch(base_path('database.sqlite'));
$app->make(Kernel::class)->bootstrap();
Schema::create('users', function (Blueprint $table) {
    $table->id();
    $table->rememberToken();
    $table->timestamps();
});
$provider = (new ReflectionClass(NotificationServiceProvider::class))->getFileName();
require dirname($provider).'/Console/stubs/notifications.stub';
(new CreateNotificationsTable)->up();
foreach ([7, 8] as $id) {
    User::create(['id' => $id]);
}
