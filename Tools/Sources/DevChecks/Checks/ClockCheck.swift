// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Finds what reads a wall clock, waits by one, or draws random numbers outside the places that may.
///
/// Time and randomness are inputs, handed in by the host, so that equal input gives equal bytes.
public struct ClockCheck {
  /// A place that may, and why.
  public struct Exception: Sendable {
    /// A file, or a folder with a slash at its end, relative to the root.
    public var path: String
    public var source: String
    public var reason: String

    public init(_ path: String, _ source: String, because reason: String) {
      self.path = path
      self.source = source
      self.reason = reason
    }
  }

  let tree: SourceTree
  let exceptions: [Exception]

  public init(tree: SourceTree, exceptions: [Exception] = ClockCheck.tessera) {
    self.tree = tree
    self.exceptions = exceptions
  }

  /// What counts as a source. Spaces do not matter; a name matches whole names only, and a leading `.` without an owner
  /// means an implicit member.
  static let sources = [
    "Date()", "Date.now", "Date.init()", "Date(timeIntervalSinceNow", ".timeIntervalSinceNow", "DispatchTime.now",
    "DispatchWallTime.now", ".now()", "ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday",
    "mach_absolute_time", "CFAbsoluteTimeGetCurrent", ".systemUptime", "time(nil)", "time(NULL)", "localtime(",
    "asyncAfter", "Task.sleep", "Thread.sleep", "usleep(", "nanosleep(", "sleep(", "Timer(", "Timer.scheduledTimer",
    ".random(", ".randomElement(", ".shuffle(", ".shuffled(", "arc4random", "arc4random_uniform", "arc4random_buf",
    "SystemRandomNumberGenerator", "UUID()", "getrandom", "getentropy", "drand48", "srand(", "rand(", "random(",
  ]

  public func run() throws -> [Problem] {
    var problems: [Problem] = []
    var used: Set<Int> = []
    for path in tree.files(in: "Sources", endings: ["swift", "c", "h"]) {
      let language: CodeText.Language = path.hasSuffix(".swift") ? .swift : .c
      let code = CodeText(try tree.text(path), language: language)
      for (source, line) in Self.found(in: code) {
        let matching = exceptions.indices.filter { index in
          let exception = exceptions[index]
          let isHere = exception.path == path || exception.path.hasSuffix("/") && path.hasPrefix(exception.path)
          return isHere && (exception.source == "*" || exception.source == source)
        }
        used.formUnion(matching)
        if matching.isEmpty {
          problems.append(
            Problem(path: path, line: line, message: "\(source) here: time and randomness come from the host's clock"))
        }
      }
    }
    for (index, exception) in exceptions.enumerated() where !used.contains(index) {
      problems.append(
        Problem(path: exception.path, message: "allowed to use \(exception.source), but no longer does; drop the entry")
      )
    }
    return problems
  }

  /// A source as it is looked for.
  private struct Pattern {
    let source: String
    let bytes: [UInt8]
    /// The longest name in it. No space can be within a name: what has not this name has not the source.
    let name: [UInt8]

    init(_ source: String) {
      self.source = source
      bytes = Array(source.utf8)
      name = bytes.split { !$0.isNamePart }.max { $0.count < $1.count }.map(Array.init) ?? []
    }
  }

  private static let patterns = sources.map(Pattern.init)

  /// Every use with its line.
  static func found(in code: CodeText) -> [(source: String, line: Int)] {
    var result: [(String, Int)] = []
    // Most files have none of the names, and most lines of the others: only the rest is looked at byte by byte.
    let candidates = patterns.filter { code.bytes.holds($0.name) }
    if candidates.isEmpty { return [] }
    for (index, line) in code.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    {
      let candidates = candidates.filter { line.holds($0.name) }
      if candidates.isEmpty { continue }
      let dense = Self.dense(Array(line))
      let isDeclaration = dense.starts(with: Array("func ".utf8)) || dense.firstRange(of: Array(" func ".utf8)) != nil
      for pattern in candidates where contains(dense, pattern.bytes) {
        let source = pattern.source
        // Declaring `func random(…)` is not calling it.
        if isDeclaration, source.hasSuffix("("), !source.hasPrefix("."), !source.contains(".") { continue }
        result.append((source, index + 1))
      }
    }
    return result
  }

  /// The line with spaces kept only between two names.
  private static func dense(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var sawSpace = false
    for byte in line {
      if byte <= UInt8(ascii: " ") {
        sawSpace = true
        continue
      }
      if sawSpace, let last = result.last, last.isNamePart, byte.isNamePart || byte == UInt8(ascii: ".") {
        result.append(UInt8(ascii: " "))
      }
      sawSpace = false
      result.append(byte)
    }
    return result
  }

  private static func contains(_ line: [UInt8], _ source: [UInt8]) -> Bool {
    guard let first = source.first, let last = source.last, line.count >= source.count else { return false }
    for start in 0...(line.count - source.count) where line[start..<start + source.count].elementsEqual(source) {
      let before = start > 0 ? line[start - 1] : 0
      let after = start + source.count < line.count ? line[start + source.count] : 0
      if last.isNamePart, after.isNamePart { continue }
      if first.isNamePart, before.isNamePart { continue }
      // `.now()` alone is `DispatchTime.now()` or a clock's; `clock.now()` may be anybody's.
      if source.elementsEqual(".now()".utf8),
        before.isNamePart || [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(before)
      {
        continue
      }
      // A member of something else: `table.rand(`, `frame.time(nil)`.
      if first.isNamePart, before == UInt8(ascii: "."), last == UInt8(ascii: "(") || last == UInt8(ascii: ")") {
        continue
      }
      return true
    }
    return false
  }
}

extension Collection where Element == UInt8 {
  /// Whether the bytes stand in these, one after the other.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    withContiguousStorageIfAvailable { bytes in
      part.withUnsafeBufferPointer { part in
        guard var next = bytes.baseAddress, let wanted = part.baseAddress, bytes.count >= part.count else {
          return part.isEmpty
        }
        // Behind it there is no room for the part.
        let end = next + (bytes.count - part.count + 1)
        while next < end, let found = memchr(next, Int32(wanted[0]), end - next) {
          if memcmp(found, wanted, part.count) == 0 { return true }
          next = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return false
      }
    } ?? true
  }
}

extension ClockCheck {
  /// Who may in Tessera.
  public static let tessera: [Exception] = [
    Exception("Sources/C/Own/CHostClock/", "*", because: "takes the process's clock and random source over"),
    Exception(
      "Sources/Page/BrowserServer/Fixtures/FixtureFiles.swift", "Thread.sleep",
      because: "a slow answer holds its connection's own thread up"),
    Exception(
      "Sources/Host/TesseraHost/Network/FixtureProtocol.swift", "*",
      because: "late answers wait on the job's timeline"),
    Exception(
      "Sources/Frameworks/Working/Combine/Schedulers/", "*",
      because: "queues and run loops as schedulers are the process's, whose clocks are the host's in a job"),
    Exception(
      "Sources/Host/TesseraHost/AppSession+RealTime.swift", "*", because: "the clock of tests that ask for real time"),
    Exception("Sources/Host/TesseraHost/LiveProcess.swift", "*", because: "the clock of an app that is shown live"),
    Exception(
      "Sources/UIKit/Foundations/ObjectiveC/Timer+Interval.swift", "Date(timeIntervalSinceNow",
      because: "when a timer fires is said in the process's time, which in a job is the host's"),
    Exception(
      "Sources/UIKit/Foundations/ObjectiveC/DelayedPerforms.swift", "Timer(",
      because: "Foundation's timers follow the process's clock, which in a job is the host's"),
    Exception(
      "Sources/UIKit/Foundations/ObjectiveC/Timer+Selector.swift", "Timer(",
      because: "a timer that never fires is a place for another"),
    Exception(
      "Sources/UIKit/Foundations/ObjectiveC/Predicates/NSExpression+Format.swift", ".random(",
      because: "Apple's function gives a number by chance; in a job it is the host's"),
    Exception(
      "Sources/Foundation/TesseraShims_Foundation/ClockTicks.swift", "*",
      because: "Darwin's functions tell the process's time and chance, which in a job are the host's"),
    Exception(
      "Sources/Frameworks/Working/AVFoundation/AVAudioPlayer.swift", "*",
      because: "the end of a sound is waited for on the process's timeline, which in a job is the host's"),
    Exception(
      "Sources/Frameworks/Working/UserNotifications/UNNotificationRequest.swift", "*",
      because: "Apple's API says as a date when a notification would come; in a job the process's time is the host's"),
    Exception(
      "Sources/Frameworks/Working/Contacts/", "UUID()",
      because: "contacts have names of their own, as on iOS; the host's bytes make them"),
    Exception(
      "Sources/Frameworks/Working/EventKit/", "UUID()",
      because: "events have names of their own, as on iOS; the host's bytes make them"),
    Exception(
      "Sources/Frameworks/Absent/CallKit/", "UUID()",
      because: "calls and actions have names of their own, as on iOS; the host's bytes make them"),
    Exception(
      "Sources/Frameworks/Absent/CloudKit/", "UUID()",
      because: "records and subscriptions have names of their own, as on iOS; the host's bytes make them"),
    Exception(
      "Sources/Frameworks/Absent/CoreSpotlight/", "*",
      because: "items have names and a last day, as on iOS; in a job chance and time are the host's"),
    Exception(
      "Sources/Frameworks/Absent/HealthKit/", "UUID()",
      because: "samples have names of their own, as on iOS; the host's bytes make them"),
    Exception(
      "Sources/Frameworks/Absent/Intents/", "UUID()",
      because: "intents have names of their own, as on iOS; the host's bytes make them"),
    Exception(
      "Sources/Frameworks/Working/PencilKit/", "Date()",
      because: "strokes say when they were drawn; in a job the process's time is the host's"),
    Exception(
      "Sources/Frameworks/Absent/Vision/", "UUID()",
      because: "observations have names of their own, as on iOS; the host's bytes make them"),
    Exception(
      "Sources/Foundation/TesseraShims_CoreFoundation/CFRunLoop.swift", "*",
      because: "how long a run loop turns is said in the process's time, which in a job is the host's"),
    Exception(
      "Sources/Foundation/TesseraShims_CoreFoundation/CFTypes.swift", "*",
      because: "Apple's function tells the process's time, which in a job is the host's"),
    Exception(
      "Sources/Build/AppBuilder/ProcessTime.swift", "ContinuousClock",
      because: "limits of processes that hang are counted while they run; no result depends on them"),
    Exception(
      "Sources/Build/AppBuilder/Resources/PDFPictures.swift", "UUID()",
      because: "names of files that are written beside others"),
    Exception(
      "Sources/Foundation/TesseraShims_Foundation/DispatchGaps.swift", "asyncAfter",
      because: "Apple's method by another name; in a job the host's clock stands behind it"),
    Exception(
      "Sources/Foundation/TesseraShims_Darwin/Clocks.swift", "clock_gettime",
      because: "Darwin's function by another name; in a job the host's clock stands behind it"),
    Exception(
      "Sources/SwiftUI/Gestures/GestureTypes.swift", "Date()",
      because: "what a gesture tells has the time of day; in a job the host's clock stands behind it"),
    Exception(
      "Sources/Frameworks/Working/PDFKit/PDFFile.swift", "UUID()",
      because: "the name of a file that the drawing program reads"),
    Exception(
      "Sources/Foundation/TesseraShims_Foundation/NetService.swift", "*",
      because: "a search ends after the seconds it was given; in a job the host's clock stands behind the queue"),
    Exception(
      "Sources/Foundation/TesseraShims_Security/SharedWebCredentials.swift", ".random(",
      because: "Apple's function makes a password that nobody can guess; in a job of the host's random numbers"),
    Exception(
      "Sources/Foundation/TesseraShims_os/", "*",
      because: "messages say when they were written, and a log is read from a moment on, in the process's time"),
    Exception(
      "Sources/Graphics/CoreGraphics/PDF/PDFPainter.swift", "UUID()",
      because: "the name of a file that the drawing program reads"),
    Exception(
      "Sources/SwiftUI/Presentation/FileDialogs.swift", "UUID()",
      because: "what is exported has a folder of its own; the host's bytes make its name"),
    Exception(
      "Sources/Frameworks/Absent/PassKit/PKContact.swift", "Date()",
      because: "a deferred payment is due now where nothing else is said; in a job that is the host's"),
    Exception(
      "Sources/Host/TesseraHost/Network/ProtocolLoad.swift", "UUID()",
      because: "downloads have files with names of their own; in a job the host's bytes make them"),
    Exception(
      "Sources/UIKit/Controllers/UIInputViewController.swift", "UUID()",
      because: "documents have names of their own, as on iOS; the host's bytes make them"),
    Exception(
      "Sources/Graphics/ImageIO/CGAnimateImage.swift", "*",
      because: "an animation's pictures come on the process's timeline, which in a job is the host's"),
    Exception(
      "Sources/Frameworks/Working/CoreData/", "UUID()",
      because: "stores and objects that were never saved have names, as on iOS; the host's bytes make them"),
    Exception(
      "Sources/Foundation/TesseraShims_Foundation/RelativeDateFormatter.swift", "Date()",
      because: "a date is today's or yesterday's by now, which the host says"),
    Exception(
      "Sources/Foundation/TesseraShims_Foundation/RelativeDateTimeFormatter.swift", "Date()",
      because: "string(for:) is relative to now, which the host says"),
    Exception(
      "Sources/Frameworks/Working/CoreLocation/CLLocation.swift", "Date()",
      because: "Apple's API says as a date when a device was somewhere; in a job the process's time is the host's"),
    Exception(
      "Sources/Frameworks/Working/GameplayKit/GKRandomSource.swift", "SystemRandomNumberGenerator",
      because: "Apple's API gives numbers by chance; in a job they are the host's"),
    Exception(
      "Sources/Foundation/TesseraShims_Security/", "Date()",
      because: "items of the keychain say when they were added; in a job the process's time is the host's"),
    Exception(
      "Sources/Foundation/TesseraShims_Security/SecRandom.swift", "SystemRandomNumberGenerator",
      because: "Apple's function gives bytes that nobody can guess; in a job they are the host's"),
    Exception(
      "Sources/Frameworks/Working/CommonCrypto/KeyDerivation.swift", "SystemRandomNumberGenerator",
      because: "Apple's function gives bytes that nobody can guess; in a job they are the host's"),
    Exception(
      "Sources/Frameworks/Working/CryptoKit/SymmetricKey.swift", "SystemRandomNumberGenerator",
      because: "Apple's keys and numbers can't be guessed; in a job they are made of the host's random numbers"),
    Exception(
      "Sources/UIKit/Text/Editing/DateDetection.swift", "Date()",
      because: "'tomorrow' in a text counts from the process's day; in a job that is the host's"),
    Exception(
      "Sources/UIKit/Foundations/Images/PhotoAlbum.swift", "Date()",
      because: "a picture says when it was saved; in a job the process's time is the host's"),
    Exception(
      "Sources/Frameworks/Working/Photos/PHPhotoLibrary.swift", "Date()",
      because: "a picture says when it was last marked; in a job the process's time is the host's"),
    Exception(
      "Sources/UIKit/Foundations/Images/Renderer/PDFDrawing.swift", "Date()",
      because: "a PDF file says when it was made; jobs have the host's wall clock"),
    Exception(
      "Sources/SwiftUI/Views/Text/TextDates.swift", "Date()",
      because: "texts count from and to dates; in a job the process's time is the host's"),
    Exception(
      "Sources/SwiftUI/Animation/TimelineView.swift", "Date()",
      because: "Apple's schedules are asked from a date on; in a job the process's time is the host's"),
    Exception(
      "Sources/UIKit/Foundations/UIPasteboard/UIPasteboard.swift", "Date()",
      because: "Apple's API says as a date when a pasteboard's items expire; in a job the process's time is the host's"),
    Exception(
      "Sources/UIKit/Controls/UICalendarView/", "Date()",
      because: "a calendar begins with the present month; in a job the process's time is the host's"),
    Exception(
      "Sources/UIKit/Controls/UIDatePicker/", "Date()",
      because:
        "Apple's API says as a date what is chosen, and a calendar marks today; in a job the process's time is the host's"
    ),
    Exception(
      "Sources/Build/AppBuilder/ChildProcess.swift", ".now()", because: "the command's patience with an app that hangs"),
    Exception(
      "Sources/Command/tessera/Commands/RunCommand.swift", "ContinuousClock",
      because: "the command's own patience with source files that change"),
    Exception(
      "Sources/Command/tessera/Commands/TestCommand+Run.swift", "ContinuousClock",
      because: "the report says how long tests took the person who waited"),
    Exception(
      "Sources/Command/tessera/XcodePrinter.swift", "Date()",
      because: "a log says when suites started, as xcodebuild's does"),
    Exception(
      "Sources/Command/tessera/Commands/TestCommand+Watch.swift", "ContinuousClock",
      because: "waits until a folder has been quiet for a moment"),
    Exception(
      "Sources/Command/tessera/Commands/TestCommand+Run.swift", "SystemRandomNumberGenerator",
      because: "the mark that tells events from what tests print must not be guessed by them"),
    Exception(
      "Sources/Command/tessera/Commands/RunCommand.swift", "SystemRandomNumberGenerator",
      because: "the token that keeps other pages out must not be guessable"),
  ]
}
