<?php

// What the README says to write, as it stands there, and what only tests ask for.

use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\Facades\Route;

[$routes, $channels, $events, $notification] = app('readme');
$uses = 'use App\Events\InboxChanged; use App\Http\Controllers\InboxController; use App\Models\User;
    use Illuminate\Notifications\Events\NotificationSent; use Illuminate\Notifications\Notification;
    use Illuminate\Support\Facades\Broadcast; use Illuminate\Support\Facades\Event; use Illuminate\Support\Facades\Route;';

Broadcast::extend('file', fn () => new FileBroadcaster(base_path()));
Route::middleware('web')->group(function () use ($uses, $routes) {
    eval("$uses $routes");
    Broadcast::routes(['middleware' => 'auth']);
});
eval("$uses $channels $events");
eval("$uses class Replied extends Notification { public function __construct(private object \$thread) {} $notification }");

Route::post('test/notify', function (Request $request) {
    User::findOrFail($request->input('user'))->notify(new Told($request->input('type'), $request->input('data')));
});
Route::post('test/reply', fn () => User::findOrFail(7)->notify(new Replied((object) ['id' => 42])));
Route::post('test/sign-in', fn () => auth()->loginUsingId(7, true)->getKey())->middleware([
    Illuminate\Cookie\Middleware\EncryptCookies::class,
    Illuminate\Cookie\Middleware\AddQueuedCookiesToResponse::class,
    Illuminate\Session\Middleware\StartSession::class,
]);
