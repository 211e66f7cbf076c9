// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// An app with a sign-up form and a grid of photos, all SwiftUI, and a line that says what was told last.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: RootPage())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

struct RootPage: View {
  @State private var page = 0

  var body: some View {
    VStack(spacing: 0) {
      Picker("Page", selection: $page) {
        Text("Form").tag(0)
        Text("Photos").tag(1)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      if page == 0 { FormPage() } else { PhotoPage() }
    }
  }
}

struct FormPage: View {
  enum Field { case name, mail, password }

  @State private var said = "nothing yet"
  @State private var name = ""
  @State private var mail = ""
  @State private var password = ""
  @State private var notes = ""
  @State private var news = false
  @State private var age = 30
  @State private var plan = "Basic"
  @FocusState private var focus: Field?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: said)
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .mail }
        TextField("Mail", text: $mail)
          .focused($focus, equals: .mail)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .onSubmit { focus = .password }
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
          .onSubmit { said = "submitted \(name) \(mail) \(password.count)" }
        TextField("Notes", text: $notes, axis: .vertical)
        Text(verbatim: "name \(name)")
        Text(verbatim: "notes \(notes)")
        Toggle("Newsletter", isOn: $news)
          .onChange(of: news) { said = "news \(news)" }
        Stepper("Age \(age)", value: $age, in: 18...99)
        HStack {
          Text("Plan")
          Spacer()
          Picker("Plan", selection: $plan) {
            ForEach(["Basic", "Plus", "Pro"], id: \.self) { Text(verbatim: $0) }
          }
        }
        Text(verbatim: "plan \(plan)")
        Button("Sign up") { said = "signed up \(name)" }
          .buttonStyle(.borderedProminent)
          .disabled(name.isEmpty)
      }
      .textFieldStyle(.roundedBorder)
      .padding()
    }
  }
}

struct PhotoPage: View {
  @State private var chosen: Int?
  @GestureState private var drag = CGSize.zero

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        HStack {
          Text(verbatim: chosen.map { "photo \($0)" } ?? "no photo")
          Spacer()
          Button("Last") { proxy.scrollTo(499, anchor: .bottom) }
          Circle().fill(.orange).frame(width: 40, height: 40)
            .offset(drag)
            .gesture(
              DragGesture().updating($drag) { value, state, _ in state = value.translation }
                .onEnded { chosen = Int($0.translation.width.rounded()) })
        }
        .padding(.horizontal)
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 4)], spacing: 4) {
            ForEach(0..<500, id: \.self) { number in
              Color(hue: Double(number % 50) / 50, saturation: 0.5, brightness: 0.9)
                .aspectRatio(1, contentMode: .fit)
                .overlay { Text(verbatim: "\(number)") }
                .onTapGesture { chosen = number }
            }
          }
        }
      }
    }
  }
}
