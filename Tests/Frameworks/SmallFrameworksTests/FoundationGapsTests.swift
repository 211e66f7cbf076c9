// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import FoundationNetworking
import TesseraShims_Foundation
import TesseraShims_ObjectiveC
import Testing

/// What Apple's Foundation brings along and that on Linux lacks.
@Suite struct FoundationGapsTests {
  @Test func wordsAreGoneThroughOneByOne() {
    let text = "Don't panic, it's 3.5 日本."
    var words: [String] = []
    var enclosing: [String] = []
    text._tesseraEnumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { word, _, around, _ in
      words.append(word ?? "")
      enclosing.append(String(text[around]))
    }
    #expect(words == ["Don't", "panic", "it's", "3.5", "日", "本"])
    #expect(enclosing.joined() == text)
    var first: [String] = []
    text._tesseraEnumerateSubstrings(in: text.startIndex..., options: [.byWords, .localized, .reverse]) {
      word, _, _, stop in
      first.append(word ?? "")
      stop = first.count == 2
    }
    #expect(first == ["本", "日"])
    var places: [NSRange] = []
    (text as NSString)._tesseraEnumerateSubstrings(in: NSRange(location: 0, length: 11), options: .byWords) {
      _, place, _, _ in
      places.append(place)
    }
    #expect(places == [NSRange(location: 0, length: 5), NSRange(location: 6, length: 5)])
  }

  @Test func textIsWrittenInAnotherAlphabet() {
    let text = NSMutableString(string: "Köln")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false) && text == "Koln")
    var range = CFRangeMake(0, 1)
    let other = NSMutableString(string: "ää")
    #expect(CFStringTransform(other, &range, kCFStringTransformStripDiacritics, false))
    #expect(other == "aä" && range == CFRangeMake(0, 1))
  }

  @Test func ticksAreNanoseconds() {
    var info = mach_timebase_info_data_t()
    mach_timebase_info(&info)
    #expect(info.numer == 1 && info.denom == 1)
    let before = mach_absolute_time()
    #expect(mach_absolute_time() >= before && NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
  }

  @Test func anObjectIsLockedAgainstOtherThreadsAndNotAgainstItsOwn() async {
    final class Counter: @unchecked Sendable { var value = 0 }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.value += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.value == 2000)
  }

  @Test func aConnectionThatComesToNothingTellsItsDelegateOnce() async {
    let failure: (any Error)? = await withCheckedContinuation { answer in
      guard let url = URL(string: "http://127.0.0.1:9/") else { return answer.resume(returning: nil) }
      NSURLConnection.sendAsynchronousRequest(URLRequest(url: url), queue: OperationQueue()) { _, _, error in
        answer.resume(returning: error)
      }
    }
    #expect(failure != nil)
  }

  @Test func anExceptionSaysWhatItIs() {
    let exception = NSException(name: .invalidArgumentException, reason: "no good", userInfo: nil)
    #expect(exception.name.rawValue == "NSInvalidArgumentException" && exception.description == "no good")
  }

  @Test func keysThatCanBeCopiedAreKeysOfDictionaries() {
    let dictionary = NSMutableDictionary()
    let key: any NSCopying = "name" as NSString
    dictionary.setObject("Ada", forKey: key)
    #expect(dictionary["name"] as? String == "Ada")
  }
}
