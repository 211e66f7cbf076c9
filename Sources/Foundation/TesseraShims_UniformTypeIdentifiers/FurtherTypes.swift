// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The types that are known beside those of pictures and texts that most code names.
enum FurtherTypes {
  static let records: [String: UTType.Record] = [
    "com.apple.alias-record": UTType.Record(parents: ["public.data", "com.apple.resolvable"], name: "alias record"),
    "com.apple.applescript.script": UTType.Record(
      parents: ["public.script", "public.executable"], extensions: ["scpt"], name: "script"),
    "com.apple.applescript.script-bundle": UTType.Record(
      parents: ["com.apple.bundle", "com.apple.package", "public.script"], extensions: ["scptd"],
      name: "script bundle"),
    "com.apple.application-file": UTType.Record(
      parents: ["com.apple.application", "public.data"], name: "application"),
    "com.apple.ink.inktext": UTType.Record(parents: ["public.data"], name: "ink text"),
    "com.apple.pict": UTType.Record(parents: ["public.image"], extensions: ["pict", "pct"], name: "PICT image"),
    "com.apple.quicktime-image": UTType.Record(
      parents: ["public.image"], extensions: ["qtif", "qti"], mimeTypes: ["image/x-quicktime"],
      name: "QuickTime image"),
    "com.apple.metadata-importer": UTType.Record(
      parents: ["com.apple.plugin"], extensions: ["mdimporter"], name: "Spotlight importer"),
    "com.apple.quicklook-generator": UTType.Record(
      parents: ["com.apple.plugin"], extensions: ["qlgenerator"], name: "Quick Look generator"),
    "com.apple.xpc-service": UTType.Record(
      parents: ["com.apple.bundle", "com.apple.package"], extensions: ["xpc"], name: "XPC service"),
    "com.apple.txn.text-multimedia-data": UTType.Record(
      parents: ["public.data", "public.composite-content"], extensions: ["txtn"], name: "text and multimedia"),
    "com.sun.java-source": UTType.Record(parents: ["public.source-code"], extensions: ["java"], name: "Java source"),
    "com.sun.java-class": UTType.Record(
      parents: ["public.data", "public.executable"], extensions: ["class"], name: "Java class"),
    "com.sun.java-archive": UTType.Record(
      parents: ["public.archive", "public.executable"], extensions: ["jar"], mimeTypes: ["application/java-archive"],
      name: "Java archive"),
    "public.email-message": UTType.Record(
      parents: ["public.message"], extensions: ["eml"], mimeTypes: ["message/rfc822"], name: "email message"),
    "public.jpeg-2000": UTType.Record(
      parents: ["public.image"], extensions: ["jp2", "j2k", "jpf", "jpx"], mimeTypes: ["image/jp2"],
      name: "JPEG 2000 image"),
    "public.volume": UTType.Record(parents: ["public.folder"], name: "volume"),
    "public.composite-content": UTType.Record(parents: ["public.content"], name: "mixed content"),
    "public.disk-image": UTType.Record(parents: ["public.archive"], extensions: ["dmg", "iso"], name: "disk image"),
    "public.directory": UTType.Record(parents: ["public.item"], name: "directory"),
    "com.apple.resolvable": UTType.Record(parents: [], name: "resolvable"),
    "public.symlink": UTType.Record(parents: ["public.item", "com.apple.resolvable"], name: "symbolic link"),
    "public.executable": UTType.Record(parents: ["public.item"], name: "executable"),
    "com.apple.mount-point": UTType.Record(parents: ["public.item", "com.apple.resolvable"], name: "mount point"),
    "com.apple.alias-file": UTType.Record(parents: ["public.data", "com.apple.resolvable"], name: "alias file"),
    "com.apple.bookmark": UTType.Record(parents: ["public.data", "com.apple.resolvable"], name: "bookmark"),
    "public.delimited-values-text": UTType.Record(parents: ["public.text"], name: "delimited text"),
    "public.tab-separated-values-text": UTType.Record(
      parents: ["public.delimited-values-text"], extensions: ["tsv"], mimeTypes: ["text/tab-separated-values"],
      name: "tab-separated values"),
    "public.utf8-tab-separated-values-text": UTType.Record(
      parents: ["public.tab-separated-values-text", "public.utf8-plain-text"], name: "UTF-8 tab-separated text"),
    "public.utf16-plain-text": UTType.Record(parents: ["public.plain-text"], name: "UTF-16 text"),
    "public.utf16-external-plain-text": UTType.Record(parents: ["public.plain-text"], name: "UTF-16 text"),
    "public.rtf": UTType.Record(
      parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"], name: "RTF document"),
    "public.source-code": UTType.Record(parents: ["public.plain-text"], name: "source code"),
    "public.assembly-source": UTType.Record(
      parents: ["public.source-code"], extensions: ["s"], name: "assembly language source"),
    "public.c-source": UTType.Record(parents: ["public.source-code"], extensions: ["c"], name: "C source"),
    "public.objective-c-source": UTType.Record(
      parents: ["public.source-code"], extensions: ["m"], name: "Objective-C source"),
    "public.swift-source": UTType.Record(parents: ["public.source-code"], extensions: ["swift"], name: "Swift source"),
    "public.c-plus-plus-source": UTType.Record(
      parents: ["public.source-code"], extensions: ["cp", "cpp", "cc", "cxx", "c++"], name: "C++ source"),
    "public.objective-c-plus-plus-source": UTType.Record(
      parents: ["public.source-code"], extensions: ["mm"], name: "Objective-C++ source"),
    "public.c-header": UTType.Record(parents: ["public.source-code"], extensions: ["h"], name: "C header"),
    "public.c-plus-plus-header": UTType.Record(
      parents: ["public.source-code"], extensions: ["hpp", "hh", "hxx"], name: "C++ header"),
    "public.script": UTType.Record(parents: ["public.source-code"], name: "script"),
    "com.apple.applescript.text": UTType.Record(
      parents: ["public.script"], extensions: ["applescript"], name: "AppleScript"),
    "com.netscape.javascript-source": UTType.Record(
      parents: ["public.source-code", "public.executable"], extensions: ["js", "jscript", "javascript", "mjs"],
      mimeTypes: ["text/javascript"], name: "JavaScript"),
    "public.shell-script": UTType.Record(
      parents: ["public.script"], extensions: ["sh", "command"], name: "shell script"),
    "public.perl-script": UTType.Record(parents: ["public.script"], extensions: ["pl"], name: "Perl script"),
    "public.python-script": UTType.Record(parents: ["public.script"], extensions: ["py"], name: "Python script"),
    "public.ruby-script": UTType.Record(parents: ["public.script"], extensions: ["rb"], name: "Ruby script"),
    "public.php-script": UTType.Record(
      parents: ["public.script"], extensions: ["php"], mimeTypes: ["text/php"], name: "PHP script"),
    "public.yaml": UTType.Record(
      parents: ["public.text"], extensions: ["yml", "yaml"], mimeTypes: ["application/x-yaml"], name: "YAML document"),
    "com.apple.property-list": UTType.Record(parents: ["public.data"], extensions: ["plist"], name: "property list"),
    "com.apple.xml-property-list": UTType.Record(
      parents: ["public.xml", "com.apple.property-list"], name: "XML property list"),
    "com.apple.binary-property-list": UTType.Record(parents: ["com.apple.property-list"], name: "binary property list"),
    "com.apple.rtfd": UTType.Record(
      parents: ["com.apple.package", "public.composite-content"], extensions: ["rtfd"],
      name: "RTF document with attachments"),
    "com.apple.flat-rtfd": UTType.Record(
      parents: ["public.data", "public.composite-content"], extensions: ["rtfd"], name: "RTF document with attachments"),
    "com.apple.webarchive": UTType.Record(
      parents: ["public.data", "public.composite-content"], extensions: ["webarchive"],
      mimeTypes: ["application/x-webarchive"], name: "web archive"),
    "public.tiff": UTType.Record(
      parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"], name: "TIFF image"),
    "com.microsoft.bmp": UTType.Record(
      parents: ["public.image"], extensions: ["bmp", "dib"], mimeTypes: ["image/bmp"], name: "Windows bitmap image"),
    "com.microsoft.ico": UTType.Record(
      parents: ["public.image"], extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"],
      name: "Windows icon image"),
    "com.apple.icns": UTType.Record(parents: ["public.image"], extensions: ["icns"], name: "Apple icon image"),
    "public.camera-raw-image": UTType.Record(parents: ["public.image"], name: "raw image"),
    "public.heif": UTType.Record(
      parents: ["public.image"], extensions: ["heif"], mimeTypes: ["image/heif"], name: "HEIF image"),
    "public.avif": UTType.Record(
      parents: ["public.heif"], extensions: ["avif"], mimeTypes: ["image/avif"], name: "AVIF image"),
    "public.avis": UTType.Record(
      parents: ["public.heif"], extensions: ["avifs"], mimeTypes: ["image/avif-sequence"],
      name: "AVIF image sequence"),
    "public.jpeg-xl": UTType.Record(
      parents: ["public.image"], extensions: ["jxl"], mimeTypes: ["image/jxl"], name: "JPEG XL image"),
    "public.heics": UTType.Record(
      parents: ["public.heif"], extensions: ["heics"], mimeTypes: ["image/heic-sequence"], name: "HEIC sequence"),
    "com.apple.live-photo": UTType.Record(parents: ["public.data"], name: "Live Photo"),
    "com.adobe.raw-image": UTType.Record(
      parents: ["public.camera-raw-image"], extensions: ["dng"], mimeTypes: ["image/x-adobe-dng"],
      name: "Digital Negative image"),
    "com.ilm.openexr-image": UTType.Record(
      parents: ["public.image"], extensions: ["exr"], mimeTypes: ["image/x-exr"], name: "OpenEXR image"),
    "com.pixar.universal-scene-description": UTType.Record(
      parents: ["public.3d-content"], extensions: ["usd", "usda", "usdc"], name: "USD file"),
    "com.pixar.universal-scene-description-mobile": UTType.Record(
      parents: ["public.3d-content"], extensions: ["usdz"], mimeTypes: ["model/vnd.usdz+zip"], name: "USDZ file"),
    "com.apple.reality": UTType.Record(parents: ["public.data"], extensions: ["reality"], name: "Reality file"),
    "com.apple.scenekit.scene": UTType.Record(
      parents: ["public.3d-content"], extensions: ["scn"], name: "SceneKit scene"),
    "com.apple.arobject": UTType.Record(parents: ["public.data"], extensions: ["arobject"], name: "AR object"),
    "public.3d-content": UTType.Record(parents: ["public.content"], name: "3D content"),
    "com.apple.quicktime-movie": UTType.Record(
      parents: ["public.movie"], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"], name: "QuickTime movie"),
    "public.mpeg": UTType.Record(
      parents: ["public.movie"], extensions: ["mpg", "mpeg", "mpe", "m75", "m15"], mimeTypes: ["video/mpeg"],
      name: "MPEG movie"),
    "public.mpeg-2-video": UTType.Record(
      parents: ["public.video"], extensions: ["m2v"], mimeTypes: ["video/mpeg2"], name: "MPEG-2 video"),
    "public.mpeg-2-transport-stream": UTType.Record(
      parents: ["public.movie"], extensions: ["ts"], name: "MPEG-2 transport stream"),
    "public.mpeg-4-audio": UTType.Record(
      parents: ["public.audio"], extensions: ["mp4", "mpg4", "m4a"], mimeTypes: ["audio/mp4"], name: "MPEG-4 audio"),
    "com.apple.protected-mpeg-4-audio": UTType.Record(
      parents: ["public.audio"], extensions: ["m4p"], name: "protected MPEG-4 audio"),
    "com.apple.m4v-video": UTType.Record(
      parents: ["public.movie"], extensions: ["m4v"], mimeTypes: ["video/x-m4v"], name: "Apple MPEG-4 movie"),
    "com.apple.protected-mpeg-4-video": UTType.Record(
      parents: ["public.movie"], name: "Apple protected MPEG-4 movie"),
    "public.avi": UTType.Record(
      parents: ["public.movie"], extensions: ["avi", "vfw"], mimeTypes: ["video/avi"], name: "AVI movie"),
    "public.aiff-audio": UTType.Record(
      parents: ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"], name: "AIFF audio"),
    "com.microsoft.waveform-audio": UTType.Record(
      parents: ["public.audio"], extensions: ["wav", "wave", "bwf"],
      mimeTypes: ["audio/vnd.wave", "audio/wav", "audio/x-wav"], name: "Waveform audio"),
    "public.midi-audio": UTType.Record(
      parents: ["public.audio"], extensions: ["midi", "mid", "smf", "kar"], mimeTypes: ["audio/midi"],
      name: "MIDI audio"),
    "public.playlist": UTType.Record(parents: ["public.data"], name: "playlist"),
    "public.m3u-playlist": UTType.Record(
      parents: ["public.text", "public.playlist"], extensions: ["m3u", "m3u8"], mimeTypes: ["audio/mpegurl"],
      name: "M3U playlist"),
    "com.apple.package": UTType.Record(parents: ["public.directory"], name: "package"),
    "com.apple.bundle": UTType.Record(parents: ["public.directory"], name: "bundle"),
    "com.apple.plugin": UTType.Record(
      parents: ["com.apple.bundle", "com.apple.package"], extensions: ["plugin"], name: "plug-in"),
    "com.apple.framework": UTType.Record(parents: ["com.apple.bundle"], extensions: ["framework"], name: "framework"),
    "com.apple.application": UTType.Record(parents: ["public.executable"], name: "application"),
    "com.apple.application-bundle": UTType.Record(
      parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"], extensions: ["app"],
      name: "application"),
    "com.apple.application-and-system-extension": UTType.Record(
      parents: ["com.apple.bundle"], extensions: ["appex"], name: "application extension"),
    "public.unix-executable": UTType.Record(parents: ["public.data", "public.executable"], name: "Unix executable"),
    "com.microsoft.windows-executable": UTType.Record(
      parents: ["public.data", "public.executable"], extensions: ["exe"], mimeTypes: ["application/x-msdownload"],
      name: "Windows executable"),
    "com.apple.systempreference.prefpane": UTType.Record(
      parents: ["com.apple.bundle"], extensions: ["prefpane"], name: "preference pane"),
    "public.archive": UTType.Record(parents: ["public.data"], name: "archive"),
    "org.gnu.gnu-zip-archive": UTType.Record(
      parents: ["public.archive"], extensions: ["gz", "gzip"], mimeTypes: ["application/x-gzip"], name: "gzip archive"),
    "public.bzip2-archive": UTType.Record(
      parents: ["public.archive"], extensions: ["bz2"], mimeTypes: ["application/x-bzip2"], name: "bzip2 archive"),
    "public.tar-archive": UTType.Record(
      parents: ["public.archive"], extensions: ["tar"], mimeTypes: ["application/x-tar"], name: "tar archive"),
    "com.apple.archive": UTType.Record(parents: ["public.archive"], extensions: ["aar"], name: "Apple archive"),
    "public.spreadsheet": UTType.Record(parents: ["public.content"], name: "spreadsheet"),
    "public.presentation": UTType.Record(parents: ["public.composite-content"], name: "presentation"),
    "public.database": UTType.Record(parents: ["public.item"], name: "database"),
    "public.message": UTType.Record(parents: ["public.item"], name: "message"),
    "public.contact": UTType.Record(parents: ["public.item"], name: "contact"),
    "public.vcard": UTType.Record(
      parents: ["public.text", "public.contact"], extensions: ["vcf", "vcard"],
      mimeTypes: ["text/directory", "text/vcard"], name: "vCard"),
    "public.to-do-item": UTType.Record(parents: ["public.item"], name: "to-do item"),
    "public.calendar-event": UTType.Record(parents: ["public.item"], name: "calendar event"),
    "com.apple.ical.ics": UTType.Record(
      parents: ["public.text", "public.calendar-event"], extensions: ["ics"], mimeTypes: ["text/calendar"],
      name: "calendar file"),
    "com.apple.mail.email": UTType.Record(
      parents: ["public.message"], extensions: ["eml"], mimeTypes: ["message/rfc822"], name: "email message"),
    "com.apple.internet-location": UTType.Record(
      parents: ["public.data"], extensions: ["inetloc"], name: "internet location"),
    "com.microsoft.internet-shortcut": UTType.Record(
      parents: ["public.data"], extensions: ["url"], name: "internet shortcut"),
    "public.font": UTType.Record(
      parents: ["public.data"], extensions: ["ttf", "otf"], mimeTypes: ["font/ttf"], name: "font"),
    "public.bookmark": UTType.Record(parents: ["public.item"], name: "bookmark"),
    "com.rsa.pkcs-12": UTType.Record(
      parents: ["public.data"], extensions: ["p12", "pfx"], mimeTypes: ["application/x-pkcs12"],
      name: "certificate with its key"),
    "public.x509-certificate": UTType.Record(
      parents: ["public.data"], extensions: ["cer", "crt", "der"], mimeTypes: ["application/x-x509-ca-cert"],
      name: "certificate"),
    "org.idpf.epub-container": UTType.Record(
      parents: ["public.data", "public.composite-content"], extensions: ["epub"], mimeTypes: ["application/epub+zip"],
      name: "EPUB book"),
    "public.log": UTType.Record(parents: ["public.plain-text"], extensions: ["log"], name: "log file"),
    "public.css": UTType.Record(
      parents: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"], name: "CSS style sheet"),
    "com.apple.haptics.ahap": UTType.Record(parents: ["public.text"], extensions: ["ahap"], name: "haptic pattern"),
    "public.geojson": UTType.Record(
      parents: ["public.json"], extensions: ["geojson"], mimeTypes: ["application/geo+json"], name: "GeoJSON file"),
    "com.apple.linkpresentation.metadata": UTType.Record(parents: ["public.data"], name: "link preview"),
  ]
}

extension UTType {
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let diskImage = UTType(known: "public.disk-image")
  public static let directory = UTType(known: "public.directory")
  public static let resolvable = UTType(known: "com.apple.resolvable")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let executable = UTType(known: "public.executable")
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  public static let cHeader = UTType(known: "public.c-header")
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  public static let script = UTType(known: "public.script")
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let perlScript = UTType(known: "public.perl-script")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let rubyScript = UTType(known: "public.ruby-script")
  public static let phpScript = UTType(known: "public.php-script")
  public static let yaml = UTType(known: "public.yaml")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  public static let webArchive = UTType(known: "com.apple.webarchive")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let icns = UTType(known: "com.apple.icns")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let heif = UTType(known: "public.heif")
  public static let heics = UTType(known: "public.heics")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let dng = UTType(known: "com.adobe.raw-image")
  public static let exr = UTType(known: "com.ilm.openexr-image")
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  public static let realityFile = UTType(known: "com.apple.reality")
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  public static let avi = UTType(known: "public.avi")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let package = UTType(known: "com.apple.package")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  public static let framework = UTType(known: "com.apple.framework")
  public static let application = UTType(known: "com.apple.application")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  public static let archive = UTType(known: "public.archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let tarArchive = UTType(known: "public.tar-archive")
  public static let appleArchive = UTType(known: "com.apple.archive")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  public static let database = UTType(known: "public.database")
  public static let message = UTType(known: "public.message")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let ics = UTType(known: "com.apple.ical.ics")
  public static let emailMessage = UTType(known: "com.apple.mail.email")
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  public static let font = UTType(known: "public.font")
  public static let bookmark = UTType(known: "public.bookmark")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let log = UTType(known: "public.log")
  public static let css = UTType(known: "public.css")
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
  public static let geoJSON = UTType(known: "public.geojson")
  public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
}
