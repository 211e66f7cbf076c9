// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_CoreFoundation
import Testing

@Suite struct CoreFoundationTests {
  @Test func namesOfCoreFoundationAreFoundationsClasses() {
    let text = "a".uppercased() as CFString
    #expect(text as String == "A" && (text as NSString).length == 1)
    let held = Unmanaged<CFString>.passRetained(text)
    #expect(held.takeRetainedValue() === text)
    let any: Any = ["a": 1] as CFDictionary
    #expect((any as! CFDictionary)["a"] as? Int == 1 && any as? [String: Int] == ["a": 1])
    #expect([1, 2] as CFArray as? [Int] == [1, 2] && Data([1]) as CFData as Data == Data([1]))
  }

  @Test func anObjectAndItsValueAreOneKey() {
    let byName: [AnyHashable: Int] = [cfConstant("a"): 1]
    #expect(byName["a"] == 1 && byName[cfConstant("a")] == 1)
    #expect(AnyHashable(NSURL(string: "a:b")!) == AnyHashable(URL(string: "a:b")!))
  }

  @Test func numbersAreCGFloatsToo() {
    #expect(CGFloat(1.5) as NSNumber == 1.5 && NSNumber(value: 2.5) as? CGFloat == 2.5)
    #expect((["a": CGFloat(3)] as NSDictionary)["a"] as? NSNumber == 3)
  }

  @Test func elementsArePointersToObjects() {
    let array = CFArrayCreateMutable(nil, 0, nil)!
    let text = cfConstant("x")
    CFArrayAppendValue(array, Unmanaged.passUnretained(text).toOpaque())
    let element = Unmanaged<CFString>.fromOpaque(CFArrayGetValueAtIndex(array, 0)).takeUnretainedValue()
    #expect(element === text && CFArrayGetCount(array) == 1)
    let dictionary = CFDictionaryCreateMutable(nil, 0, nil, nil)!
    let other = cfConstant("k")
    CFDictionarySetValue(
      dictionary, Unmanaged.passUnretained(text).toOpaque(), Unmanaged.passUnretained(array).toOpaque())
    #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(text).toOpaque()) != nil)
    #expect(
      (dictionary["x"] as? [String]) == ["x"]
        && !CFDictionaryContainsKey(dictionary, Unmanaged.passUnretained(other).toOpaque()))
  }

  @Test func dataIsMutableInPlace() {
    let data = CFDataCreateMutable(kCFAllocatorDefault, 0)!
    CFDataSetLength(data, 3)
    CFDataGetMutableBytePtr(data)[1] = 7
    CFDataAppendBytes(data, [9], 1)
    #expect(data as Data == Data([0, 7, 0, 9]) && CFDataGetBytePtr(data)[1] == 7)
    let bytes: [UInt8] = [1, 2]
    let borrowed = bytes.withUnsafeBufferPointer {
      CFDataCreateWithBytesNoCopy(nil, $0.baseAddress, 2, kCFAllocatorNull)! as Data == Data([1, 2])
    }
    #expect(borrowed)
  }

  @Test func encodingsHaveFoundationsNumbers() {
    let encoding = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
    #expect(String(data: Data([0xC4, 0xE3]), encoding: String.Encoding(rawValue: encoding)) == "你")
    #expect(
      CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue)
        == CFStringBuiltInEncodings.UTF8.rawValue)
    #expect(CFStringConvertIANACharSetNameToEncoding("utf-8") == CFStringBuiltInEncodings.UTF8.rawValue)
  }

  @Test func textIsComparedAndEscaped() {
    #expect(CFStringCompare("a", "B", .compareCaseInsensitive) == .compareLessThan)
    #expect(CFStringFind("abc", "C", .compareCaseInsensitive) == CFRange(location: 2, length: 1))
    #expect(CFStringFind("abc", "x", []).location == kCFNotFound)
    let escaped = CFURLCreateStringByAddingPercentEscapes(
      nil, "a b/ü", nil, "/", CFStringBuiltInEncodings.UTF8.rawValue)
    #expect(escaped == "a%20b%2F%C3%BC")
    #expect(CFURLCreateStringByReplacingPercentEscapes(nil, escaped, "") == "a b/ü")
  }

  @Test func numbersTellTheirTypes() {
    #expect(CFNumberIsFloatType(1.5 as CFNumber) && !CFNumberIsFloatType(1 as CFNumber))
    var value = Int32(0)
    #expect(CFNumberGetValue(42 as CFNumber, .sInt32Type, &value) && value == 42)
    #expect(CFBooleanGetValue(kCFBooleanTrue) && !CFBooleanGetValue(kCFBooleanFalse))
  }

  @Test func identifiersAreTextAndBytes() {
    let text: CFString = "0ED4847B-24B7-4E5D-AD90-78F883525397"
    let id = CFUUIDCreateFromString(nil, text)
    #expect(CFUUIDCreateString(nil, id) == text && CFUUIDGetUUIDBytes(id).byte0 == 0x0E)
    #expect(CFGetTypeID(id) == CFUUIDGetTypeID() && CFEqual(text, "0ED4847B-24B7-4E5D-AD90-78F883525397" as CFString))
  }

  @Test func errorsAreFoundations() {
    let error = CFErrorCreate(nil, kCFErrorDomainPOSIX, 2, [NSLocalizedDescriptionKey: "none"] as CFDictionary)!
    #expect(error.code == 2 && error.domain == NSPOSIXErrorDomain && CFErrorCopyDescription(error) == "none")
    #expect(CFErrorCopyUserInfo(error)[NSLocalizedDescriptionKey] as? String == "none")
  }

  @Test func bytesAreSwapped() {
    #expect(CFSwapInt16(0x1234) == 0x3412 && CFSwapInt32HostToBig(1) == 0x0100_0000)
    #expect(CFByteOrderGetCurrent() == CFByteOrder(CFByteOrderLittleEndian))
  }
}

extension CoreFoundationTests {
  private final class Heard {
    var names: [String] = []
  }

  @Test func darwinsNotificationsReachTheMainQueue() async {
    let heard = Heard()
    let observer = UnsafeRawPointer(Unmanaged.passUnretained(heard).toOpaque())
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    CFNotificationCenterAddObserver(
      center, observer,
      { _, observer, name, object, userInfo in
        guard let observer, object == nil, userInfo == nil else { return }
        Unmanaged<Heard>.fromOpaque(observer).takeUnretainedValue().names.append((name?.rawValue as String?) ?? "")
      }, "com.example.changed" as CFString, nil, .deliverImmediately)
    let name = CFNotificationName("com.example.changed" as CFString)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    CFNotificationCenterPostNotification(center, CFNotificationName("com.example.other" as CFString), nil, nil, true)
    await MainActor.run {}
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    #expect(heard.names == ["com.example.changed"])
    CFNotificationCenterRemoveObserver(center, observer, name, nil)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    #expect(heard.names.count == 1)
  }

  @Test func theLocalCenterIsFoundations() {
    let heard = Heard()
    let observer = UnsafeRawPointer(Unmanaged.passUnretained(heard).toOpaque())
    let center = CFNotificationCenterGetLocalCenter()
    CFNotificationCenterAddObserver(
      center, observer,
      { _, observer, _, _, userInfo in
        guard let observer else { return }
        let word = (userInfo as NSDictionary?)?["word"] as? String
        Unmanaged<Heard>.fromOpaque(observer).takeUnretainedValue().names.append(word ?? "")
      }, "CoreFoundationTests.local" as CFString, nil, .deliverImmediately)
    NotificationCenter.default.post(
      name: Notification.Name("CoreFoundationTests.local"), object: nil, userInfo: ["word": "tea"])
    CFNotificationCenterRemoveEveryObserver(center, observer)
    NotificationCenter.default.post(name: Notification.Name("CoreFoundationTests.local"), object: nil)
    #expect(heard.names == ["tea"])
  }

  @Test func aSocketHearsDataInARunLoop() async {
    let heard = await withCheckedContinuation { (next: CheckedContinuation<Data?, Never>) in
      let thread = Thread { next.resume(returning: Self.echo()) }
      thread.start()
    }
    #expect(heard == Data("tea".utf8))
  }

  private final class Received {
    var data: Data?
  }

  /// What a socket receives that is sent to itself.
  private static func echo() -> Data? {
    let received = Received()
    var context = CFSocketContext()
    context.info = Unmanaged.passUnretained(received).toOpaque()
    let socket = CFSocketCreate(
      nil, AF_INET, 2, 17, CFSocketCallBackType.dataCallBack.rawValue,
      { socket, type, _, data, info in
        guard type == .dataCallBack, let data, let info else { return }
        let bytes = Unmanaged<CFData>.fromOpaque(data).takeUnretainedValue()
        Unmanaged<Received>.fromOpaque(info).takeUnretainedValue().data = bytes as Data
        CFSocketInvalidate(socket)
        CFRunLoopStop(CFRunLoopGetCurrent())
      }, &context)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    guard CFSocketSetAddress(socket, Data(bytes: &address, count: MemoryLayout<sockaddr_in>.size) as CFData) == .success
    else { return nil }
    let source = CFSocketCreateRunLoopSource(nil, socket, 0)
    CFRunLoopAddSource(CFRunLoopGetCurrent(), source, .defaultMode)
    _ = CFSocketSendData(socket, CFSocketCopyAddress(socket), Data("tea".utf8) as CFData, 1)
    CFRunLoopRunInMode(.defaultMode, 5, false)
    return received.data
  }
}
