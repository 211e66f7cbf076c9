// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AdSupport
import AppTrackingTransparency
import AuthenticationServices
import BackgroundTasks
import CallKit
import CoreHaptics
import CoreNFC
import CoreSpotlight
import CoreTelephony
import DeviceCheck
import GameKit
import MetricKit
import PassKit
import PushKit
import ReplayKit
import TesseraTesting
import Testing
import UIKit
import VisionKit
import WidgetKit

/// Services that need an account, an entitlement or a part of the device that is not there.
@MainActor @Suite struct AbsentServicesTests {
  private func settle(_ isDone: () -> Bool) async {
    for _ in 0..<100_000 where !isDone() { await Task.yield() }
  }

  private final class SignIn: NSObject, ASAuthorizationControllerDelegate,
    ASWebAuthenticationPresentationContextProviding
  {
    var errors: [ASAuthorizationError.Code] = []
    var window: UIWindow?

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      if let error = error as? ASAuthorizationError { errors.append(error.code) }
    }
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window ?? UIWindow() }
  }

  @Test func nobodyIsSignedInWithAnAppleID() async throws {
    let delegate = SignIn()
    let provider = ASAuthorizationAppleIDProvider()
    let request = provider.createRequest()
    request.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = delegate
    controller.performRequests()
    #expect(delegate.errors == [])
    await settle { !delegate.errors.isEmpty }
    #expect(delegate.errors == [.unknown])
    let passwords = ASAuthorizationController(authorizationRequests: [ASAuthorizationPasswordProvider().createRequest()]
    )
    passwords.delegate = delegate
    passwords.performRequests()
    passwords.cancel()
    await settle { delegate.errors.count > 1 }
    #expect(delegate.errors == [.unknown, .canceled])
    #expect(try await provider.credentialState(forUserID: "a") == .notFound)
  }

  @Test func signingInOnAWebsiteEndsWhenThePageIsLeft() async throws {
    let screen = TestScreen(.iPhone16)
    let root = UIViewController()
    screen.show(root)
    let provider = SignIn()
    provider.window = root.view.window
    var codes: [ASWebAuthenticationSessionError.Code?] = []
    let url = try #require(URL(string: "https://example.org/login"))
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { _, error in
      codes.append((error as? ASWebAuthenticationSessionError)?.code)
    }
    #expect(!session.start())
    await settle { !codes.isEmpty }
    let second = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { _, error in
      codes.append((error as? ASWebAuthenticationSessionError)?.code)
    }
    second.presentationContextProvider = provider
    #expect(second.start() && !second.start())
    screen.advance(by: 2)
    #expect(root.presentedViewController != nil)
    second.cancel()
    screen.advance(by: 2)
    await settle { codes.count > 1 }
    #expect(codes == [.presentationContextNotProvided, .canceledLogin] && root.presentedViewController == nil)
  }

  @Test func nobodyIsFollowed() async {
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    let identifier = ASIdentifierManager.shared().advertisingIdentifier
    #expect(identifier.uuidString == "00000000-0000-0000-0000-000000000000")
  }

  @Test func nothingRunsInTheBackgroundAndThereIsNoTelephone() {
    let scheduler = BGTaskScheduler.shared
    #expect(!scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
    do {
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
      Issue.record("submitted")
    } catch BGTaskScheduler.Error.notPermitted {
    } catch {
      Issue.record(error)
    }
    #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
    #expect(CXCallObserver().calls.isEmpty)
  }

  @Test func noCallIsShownOrMade() async {
    await #expect(throws: CXErrorCodeIncomingCallError.self) {
      try await CXProvider(configuration: CXProviderConfiguration()).reportNewIncomingCall(
        with: UUID(), update: CXCallUpdate())
    }
    do {
      try await CXCallController().request(CXTransaction())
    } catch {
      #expect((error as? CXErrorCodeRequestTransactionError)?.code == .emptyTransaction)
    }
  }

  @Test func nothingIsFeltButPatternsHaveTheirLength() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect { try CHHapticEngine() } throws: { ($0 as? CHHapticError)?.code == .notSupported }
    let events = [0.0, 0.5].map {
      CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: $0, duration: 0.25)
    }
    #expect(try CHHapticPattern(events: events, parameters: []).duration == 0.75)
  }

  private final class Reader: NSObject, NFCNDEFReaderSessionDelegate, @unchecked Sendable {
    var codes: [NFCReaderError.Code] = []
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
      if let error = error as? NFCReaderError { codes.append(error.code) }
    }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
  }

  @Test func noTagIsReadButMessagesSayWhatTheySay() async throws {
    let reader = Reader()
    let session = NFCNDEFReaderSession(delegate: reader, queue: .main, invalidateAfterFirstRead: true)
    session.begin()
    await settle { !reader.codes.isEmpty }
    #expect(reader.codes == [.readerErrorUnsupportedFeature] && !NFCNDEFReaderSession.readingAvailable)
    let text = try #require(
      NFCNDEFPayload.wellKnownTypeTextPayload(string: "Tea", locale: Locale(identifier: "en_GB")))
    #expect(text.wellKnownTypeTextPayload().0 == "Tea" && text.wellKnownTypeTextPayload().1?.identifier == "en")
    let link = NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: Data([2] + Array("example.org".utf8)))
    #expect(link.wellKnownTypeURIPayload()?.absoluteString == "https://www.example.org")
  }

  @Test func nothingOfTheAppIsFoundByTheSystemsSearch() async {
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
    attributes.title = "Tea"
    let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "teas", attributeSet: attributes)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    await #expect(throws: CSIndexError.self) { try await CSSearchableIndex.default().indexSearchableItems([item]) }
    let activity = NSUserActivity(activityType: "brew")
    activity.contentAttributeSet = attributes
    #expect(activity.contentAttributeSet?.title == "Tea")
  }

  @Test func nobodyPlaysAndNothingIsRecorded() async {
    var codes: [GKError.Code?] = []
    GKLocalPlayer.local.authenticateHandler = { controller, error in
      #expect(controller == nil)
      codes.append((error as? GKError)?.code)
    }
    await settle { !codes.isEmpty }
    #expect(codes == [.notAuthenticated] && !GKLocalPlayer.local.isAuthenticated)
    #expect(!RPScreenRecorder.shared().isAvailable)
    await #expect(throws: RPRecordingError.self) { try await RPScreenRecorder.shared().startRecording() }
  }

  @Test func nobodyPays() {
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
    #expect(!PKAddPassesViewController.canAddPasses())
    #expect { try PKPass(data: Data()) } throws: { ($0 as? PKPassKitError)?.code == .unsupportedVersionError }
  }

  @Test func noWidgetIsShownNoServerComesAndNothingIsScanned() async throws {
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    #expect(MXMetricManager.shared.pastPayloads.isEmpty && PKPushRegistry(queue: nil).pushToken(for: .voIP) == nil)
    await #expect { try await DCDevice.current.generateToken() } throws: {
      ($0 as? DCError)?.code == .featureUnsupported
    }
    let screen = TestScreen(.iPhone16)
    let camera = VNDocumentCameraViewController()
    screen.show(camera)
    #expect(!VNDocumentCameraViewController.isSupported)
    #expect(words(in: camera.view).contains("There is no camera."))
  }

  private func words(in view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap { words(in: $0) }
  }
}
